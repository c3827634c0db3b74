import { JUDGES, POLICIES, type Policy, randomPolicy } from '@tudor-rose/bots'

/** A new player of this name; whoever is not known plays at random. */
export const policyFor = (name: string): Policy => (Object.hasOwn(POLICIES, name) ? POLICIES[name]() : randomPolicy())

/** The bots that can play a game, the strongest first. */
export const botsOf = (game: string): readonly string[] =>
  Object.hasOwn(JUDGES, game) ? ['greedy', 'random'] : ['random']
