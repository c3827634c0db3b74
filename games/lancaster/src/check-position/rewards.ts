/** Rewards with choices: the pending choices must be the rest of a reward that the receiver can have got. */
import type { Reward } from '../components.ts'
import { holderOf } from '../knights.ts'
import { COUNTIES, FAVOUR_AT, FAVOUR_DOWN, SCORED, TILE, TILE_GONE } from '../layout.ts'
import { partyInOrder } from '../rules/castles.ts'
import { canEnterAny } from '../rules/enter-conflict.ts'
import { lawInHand } from '../rules/parliament.ts'
import { castleOf } from '../rules/placing/castle.ts'
import { tileReward } from '../rules/reward-tiles.ts'
import { canBuild, mayTakeNoble } from '../rules/rewards.ts'
import { canUpgrade } from '../rules/upgrades.ts'
import { isAlly, leaderOf, type State } from '../state.ts'
import { STEP } from '../steps.ts'
import { isRewardStep, phaseOf } from './phase.ts'
import type { Report } from './report.ts'

/** In the order in which they are asked, with the field that counts the pending ones. */
const CHOICES = [
  { step: STEP.upgrade, kind: 'upgrade', field: 'upgrades' },
  { step: STEP.build, kind: 'extension', field: 'builds' },
  { step: STEP.takeNoble, kind: 'nobleAnywhere', field: 'freeNobles' },
  { step: STEP.crossOver, kind: 'crossing', field: 'crossings' },
] as const

/** The receiver, if the phase determines him. */
function receiverOf(s: State): number {
  switch (phaseOf(s)) {
    case 'placing':
      return s.placing
    case 'counties':
      return holderOf(s, s.county)
    case 'castles':
      return partyInOrder(s, s.castles)
    default:
      return s.receiver
  }
}

/** All rewards that can have led to this choice. */
function sourcesOf(s: State): readonly Reward[] {
  switch (phaseOf(s)) {
    case 'placing':
      return s.components.favours
        .filter((_, favour) => s.bytes[FAVOUR_AT + favour] === FAVOUR_DOWN)
        .map(({ reward }) => reward)
    case 'laws': {
      const law = lawInHand(s)
      return law.kind === 'grant' ? [law.reward(s, s.receiver)] : []
    }
    case 'counties': {
      const hasTile = s.rewardTiles === 1 && s.bytes[TILE + s.county] === TILE_GONE
      return [s.components.counties[s.county].reward, ...(hasTile ? [tileReward(s, s.county)] : [])]
    }
    case 'castles':
      return castleOf(s, s.receiver)
        .filter((_, space) => (s.bytes[SCORED + s.receiver] & (1 << space)) !== 0)
        .map(({ reward }) => reward)
    default:
      return []
  }
}

/** Earlier choices are done, one of the current kind is being made, and all later ones are pending. */
function isLeftOf(s: State, reward: Reward): boolean {
  const present = CHOICES.findIndex(({ step }) => step === s.step)
  return CHOICES.every(({ kind, field }, index) => {
    const many = reward[kind] ?? 0
    if (index < present) return s[field] === 0
    if (index === present) return s[field] < many
    return s[field] === many || (isAlly(s, s.receiver) && s[field] === 0)
  })
}

function canChoose(s: State): boolean {
  if (s.step === STEP.upgrade) return canUpgrade(s, s.receiver, s.onlyPlaced === 1)
  if (s.step === STEP.build) return canBuild(s, s.receiver)
  if (s.step === STEP.crossOver) return canEnterAny(s, s.receiver)
  for (let county = 0; county < COUNTIES; county++) if (mayTakeNoble(s, s.receiver, county)) return true
  return false
}

function checkOnlyPlaced(s: State, report: Report): void {
  const law = isRewardStep(s) && phaseOf(s) === 'laws' ? lawInHand(s) : undefined
  const isSaid = law?.kind === 'grant' && law.onlyPlaced === true
  if (s.onlyPlaced !== Number(isSaid))
    report(['onlyPlaced'], isSaid ? 'holds of an upgrade by this law' : 'holds of upgrades by some laws only')
}

/** Assumes that the step is valid, and the law, county or castle that it refers to. */
export function checkPendingRewards(s: State, report: Report): void {
  if (phaseOf(s) === 'given up') return
  checkOnlyPlaced(s, report)
  if (!isRewardStep(s)) {
    for (const { field } of CHOICES) if (s[field] !== 0) report([field], 'is 0 unless a reward is being given')
    return
  }
  if (s.receiver !== receiverOf(s)) report(['receiver'], 'is not the party that gets a reward here')
  else if (leaderOf(s, s.receiver) !== s.asked) report(['asked'], 'does not choose for the party that gets the reward')
  else if (!sourcesOf(s).some((reward) => isLeftOf(s, reward))) report(['step'], 'asks for what no reward here brings')
  else if (!canChoose(s)) report(['step'], 'asks for something that is not possible, and so lapses')
}
