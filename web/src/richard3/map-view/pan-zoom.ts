/** Pans and zooms one layer by mouse, touch, wheel and keys. Only a transform changes, so nothing is redrawn. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import {
  type Box,
  bestCamera,
  type Camera,
  fitBox,
  isSeen,
  limited,
  type Points,
  panned,
  type Size,
  zoomed,
} from './camera.ts'

/** A shorter movement is a click with an unsteady hand. */
const SLIGHTEST = 6
const KEY_STEP = 60
const BUTTON_FACTOR = 1.4
/** If the whole map would be smaller than this, the view starts closer. */
const SMALLEST = 0.42
const CLOSER = 0.72
/** The scale has settled this many milliseconds after its last change. */
const STILL = 160

interface Hooks {
  /** Whether a drag starts on a piece and not on the map. */
  readonly isHeld: (element: Element) => boolean
  /** The scale has settled on a new value. */
  readonly onScale: (scale: number) => void
  /** What to show first if the whole map would be too small, and what else if there is space. */
  readonly begin: () => { readonly wanted: Points; readonly others: Points }
}

type Spot = { readonly x: number; readonly y: number }

export class PanZoom {
  readonly #map: Box
  readonly #hooks: Hooks
  #window: Size = { width: 0, height: 0 }
  #camera: Camera = { scale: 1, x: 0, y: 0 }
  #isWhole = true
  #layer: HTMLElement | undefined
  #drawnScale: number | undefined
  #settling: ReturnType<typeof setTimeout> | undefined

  constructor(map: Box, hooks: Hooks) {
    this.#map = map
    this.#hooks = hooks
  }

  closer = (): void => this.#zoom(BUTTON_FACTOR)
  farther = (): void => this.#zoom(1 / BUTTON_FACTOR)
  whole = (): void => {
    this.#isWhole = true
    this.#glide(fitBox(this.#map, this.#window))
  }

  /** Brings these points into view if none of them is. */
  show(points: Points): void {
    if (this.#window.width === 0 || points.length === 0) return
    if (points.some((point) => isSeen(this.#camera, point, this.#window))) return
    this.#glide(bestCamera(points, [], this.#camera.scale, this.#map, this.#window))
  }

  attach: Attachment<HTMLElement> = (frame) => {
    this.#layer = frame.querySelector<HTMLElement>('[data-layer]')!
    const resizing = new ResizeObserver(() => this.#fit(frame))
    resizing.observe(frame)
    // Changes to board state that the hooks read must not restart this.
    untrack(() => this.#fit(frame))
    const stopHands = this.#hands(frame)
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      const { left, top } = frame.getBoundingClientRect()
      this.#set(
        zoomed(
          this.#camera,
          Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
          { x: event.clientX - left, y: event.clientY - top },
          this.#map,
          this.#window,
        ),
      )
    }
    const onKey = (event: KeyboardEvent): void => {
      const [x, y] = KEYS[event.key] ?? []
      if (event.target !== frame || event.ctrlKey || event.metaKey || event.altKey) return
      if (x !== undefined && y !== undefined)
        this.#glide(panned(this.#camera, x * KEY_STEP, y * KEY_STEP, this.#map, this.#window))
      else if (event.key === '+') this.closer()
      else if (event.key === '-') this.farther()
      else if (event.key === '0') this.whole()
      else return
      event.preventDefault()
    }
    frame.addEventListener('wheel', onWheel, { passive: false })
    frame.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(this.#settling)
      resizing.disconnect()
      stopHands()
      frame.removeEventListener('wheel', onWheel)
      frame.removeEventListener('keydown', onKey)
    }
  }

  /** One finger or button pans the map; two fingers also zoom it. */
  #hands(frame: HTMLElement): () => void {
    const down = new Map<number, Spot>()
    /** A finger that may be dragging a piece. */
    let holding: { readonly id: number; spot: Spot } | undefined
    let isMoving = false
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return
      const spot = { x: event.clientX, y: event.clientY }
      const isAlone = down.size === 0 && holding === undefined
      if (isAlone && this.#hooks.isHeld(event.target as Element)) {
        holding = { id: event.pointerId, spot }
        return
      }
      // From here on the gesture belongs to the map; no other handler may start dragging an area.
      event.stopPropagation()
      // Two fingers move the map, even if one of them is on a piece.
      if (holding !== undefined) down.set(holding.id, holding.spot)
      holding = undefined
      down.set(event.pointerId, spot)
    }
    const onMove = (event: PointerEvent): void => {
      if (holding?.id === event.pointerId) holding.spot = { x: event.clientX, y: event.clientY }
      const before = down.get(event.pointerId)
      if (before === undefined) return
      const now = { x: event.clientX, y: event.clientY }
      if (!isMoving && down.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < SLIGHTEST) return
      isMoving = true
      const others = [...down].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot)
      down.set(event.pointerId, now)
      if (others.length === 0)
        this.#set(panned(this.#camera, now.x - before.x, now.y - before.y, this.#map, this.#window))
      else this.#pinch(frame, others[0], before, now)
    }
    const onUp = (event: PointerEvent): void => {
      if (holding?.id === event.pointerId) holding = undefined
      if (!down.delete(event.pointerId) || down.size > 0) return
      if (!isMoving) return
      isMoving = false
      // Ignore the click that follows a drag.
      frame.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => frame.removeEventListener('click', swallow, { capture: true }))
    }
    frame.addEventListener('pointerdown', onDown)
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onUp)
    return () => {
      frame.removeEventListener('pointerdown', onDown)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onUp)
    }
  }

  #pinch(frame: HTMLElement, still: Spot, before: Spot, now: Spot): void {
    const { left, top } = frame.getBoundingClientRect()
    const span = (spot: Spot): number => Math.max(1, Math.hypot(spot.x - still.x, spot.y - still.y))
    const middle = { x: (still.x + now.x) / 2 - left, y: (still.y + now.y) / 2 - top }
    const grown = zoomed(this.#camera, span(now) / span(before), middle, this.#map, this.#window)
    this.#set(panned(grown, (now.x - before.x) / 2, (now.y - before.y) / 2, this.#map, this.#window))
  }

  #fit(frame: HTMLElement): void {
    const isFirst = this.#window.width === 0
    this.#window = { width: frame.clientWidth, height: frame.clientHeight }
    if (this.#window.width === 0) return
    const whole = fitBox(this.#map, this.#window)
    if (isFirst && whole.scale < SMALLEST) {
      const { wanted, others } = this.#hooks.begin()
      this.#set(bestCamera(wanted, others, CLOSER, this.#map, this.#window))
    } else this.#set(this.#isWhole ? whole : limited(this.#camera, this.#map, this.#window), this.#isWhole)
  }

  #zoom(factor: number): void {
    const middle = { x: this.#window.width / 2, y: this.#window.height / 2 }
    this.#glide(zoomed(this.#camera, factor, middle, this.#map, this.#window))
  }

  /** Animated briefly; wheel and touch take effect at once. */
  #glide(camera: Camera): void {
    this.#set(camera, this.#isWhole && camera.scale === fitBox(this.#map, this.#window).scale, true)
  }

  #set(camera: Camera, isWhole = false, isGliding = false): void {
    this.#isWhole = isWhole
    this.#camera = camera
    const layer = this.#layer
    if (layer === undefined) return
    if (camera.scale !== this.#drawnScale) this.#stretch(layer)
    layer.toggleAttribute('data-gliding', isGliding)
    layer.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`
    layer.style.setProperty('--scale', String(camera.scale))
  }

  /** While zooming, the map is only stretched; once the scale has settled it is redrawn sharp, with blocks to scale. */
  #stretch(layer: HTMLElement): void {
    const settle = (): void => {
      layer.style.willChange = ''
      this.#drawnScale = this.#camera.scale
      this.#hooks.onScale(this.#camera.scale)
    }
    clearTimeout(this.#settling)
    if (this.#drawnScale === undefined) settle()
    else {
      layer.style.willChange = 'transform'
      this.#settling = setTimeout(settle, STILL)
    }
  }
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

const swallow = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}
