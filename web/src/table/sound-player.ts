import type { Sound } from '../boards/event-sounds.ts'

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

interface Stroke {
  /** Seconds after the start of the sound. */
  readonly at: number
  readonly length: number
  readonly loudness: number
  /** A tone that slides from one pitch to another, or noise around one. */
  readonly tone?: readonly [from: number, to: number]
  readonly noise?: number
}

const knock = (at: number, pitch: number, loudness: number): Stroke => ({
  at,
  length: 0.12,
  loudness,
  tone: [pitch, pitch / 2],
})

/** Wood, bone and paper, synthesised from tones and noise. */
const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  piece: [knock(0, 240, 0.16), { at: 0, length: 0.03, loudness: 0.08, noise: 1800 }],
  dice: [0, 0.07, 0.13, 0.21, 0.24].map((at, index) => ({
    at,
    length: 0.04,
    loudness: 0.16 - 0.02 * index,
    noise: 2600 - 250 * index,
  })),
  card: [
    { at: 0, length: 0.09, loudness: 0.07, noise: 4200 },
    { at: 0.07, length: 0.05, loudness: 0.09, noise: 2400 },
  ],
  battle: [knock(0, 110, 0.25), knock(0.16, 95, 0.2), knock(0.32, 110, 0.25)],
  turn: [knock(0, 190, 0.2), knock(0.14, 250, 0.2)],
}

/** Plays synthesised sounds one after another. */
export function playSounds(sounds: readonly Sound[]): void {
  if (sounds.length === 0) return
  try {
    context ??= new AudioContext()
    let start = context.currentTime + 0.01
    for (const sound of sounds) {
      for (const stroke of STROKES[sound]) strike(context, stroke, start + stroke.at)
      start += 0.3
    }
  } catch {
    // A browser may refuse to play sounds.
  }
}

function strike(on: AudioContext, { length, loudness, tone, noise }: Stroke, at: number): void {
  const volume = new GainNode(on, { gain: 0 })
  volume.gain.setValueAtTime(loudness, at)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length)
  volume.connect(on.destination)
  if (tone !== undefined) {
    const source = new OscillatorNode(on, { type: 'sine', frequency: tone[0] })
    source.frequency.setValueAtTime(tone[0], at)
    source.frequency.exponentialRampToValueAtTime(tone[1], at + length)
    source.connect(volume)
    source.start(at)
    source.stop(at + length)
  }
  if (noise !== undefined) {
    const source = new AudioBufferSourceNode(on, { buffer: hissOf(on), loop: true })
    source.connect(new BiquadFilterNode(on, { type: 'bandpass', frequency: noise, Q: 1.2 })).connect(volume)
    source.start(at)
    source.stop(at + length)
  }
}

function hissOf(on: AudioContext): AudioBuffer {
  if (hiss === undefined) {
    hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  return hiss
}
