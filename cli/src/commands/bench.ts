import type { Command, Given } from '../command.ts'
import { type Measurement, measure } from '../measure.ts'
import { measureSearch, type SearchMeasurement } from '../measure-search.ts'
import { type Choice, choose, GAME_OPERAND, OPTION_FLAG, offerNamed, optionsGiven } from '../offer.ts'
import { print, printJson, type Surroundings } from '../surroundings.ts'

const MOST_SECONDS = 600

export const bench: Command = {
  name: 'bench',
  summary: 'Measure how fast games are played at random and states are copied.',
  details: [
    'Random play lists every legal move and then picks one, for whole games, after a warm-up.',
    'The heap is compared before and after 1,000 more games.',
    'A line of JSON has game, options, movesPerSecond, gamesPerSecond, copyNs, stateBytes and heapGrowthBytes.',
    'With --search it is measured how many playouts search makes in a second: at random, from the start of a game to its end',
    '(randomPlayoutsPerSecond), and with all that bots know, in decisions from all over it (guidedPlayoutsPerSecond).',
    'Without --option each value of the first option of a game (the scenario) is measured by itself.',
  ],
  operands: [{ ...GAME_OPERAND, optional: true }],
  flags: [
    OPTION_FLAG,
    { name: 'search', about: 'measure the search of bots instead' },
    { name: 'seconds', value: 'S', about: 'play this long; 3 if not given' },
    {
      name: 'json',
      about: 'one JSON object per line',
    },
  ],
  examples: [
    ['tudor bench', 'every game and scenario'],
    ['tudor bench cousins-war --search', 'how fast bots think'],
    ['tudor bench richard3 --option scenario=kingmaker --json', 'one scenario, for a program to read'],
  ],

  run(given, around) {
    const seconds = given.whole('seconds', 1, MOST_SECONDS) ?? 3
    for (const { offer, options } of whatToMeasure(given, around)) {
      if (given.has('search')) {
        const measured = measureSearch(offer.game, options, seconds, around)
        if (given.has('json')) printJson(around, measured)
        else print(around, searchSummary(measured))
        continue
      }
      const measurement = measure(offer.game, options, seconds, around)
      if (given.has('json')) printJson(around, asJson(measurement))
      else print(around, summary(measurement))
    }
  },
}

function whatToMeasure(given: Given, around: Surroundings): Choice[] {
  const name = given.operand(0)
  const offers = name === undefined ? around.offers : [offerNamed(around.offers, name)]
  const asked = optionsGiven(given)
  const hasAsked = Object.keys(asked).length > 0
  return offers.flatMap((offer) => {
    const [first] = offer.game.options
    const variants = hasAsked || first === undefined ? [asked] : first.values.map((value) => ({ [first.name]: value }))
    return variants.map((variant) => choose(offer, variant))
  })
}

/** The fields that a line promises; the rest is for people. */
const asJson = ({ copyIntoNs: _forPeople, games: _alsoForPeople, ...line }: Measurement) => line

const titleOf = ({ game, options }: Pick<Measurement, 'game' | 'options'>): string =>
  [game, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ')

const searchSummary = (measured: SearchMeasurement): string =>
  [
    titleOf(measured),
    `  ${measured.randomPlayoutsPerSecond.toLocaleString('en')} random playouts to the end of a game in a second`,
    `  ${measured.guidedPlayoutsPerSecond.toLocaleString('en')} playouts as bots make them`,
  ].join('\n')

function summary(measured: Measurement): string {
  return [
    titleOf(measured),
    `  ${measured.movesPerSecond.toLocaleString('en')} moves and ${measured.gamesPerSecond.toLocaleString('en')} games a second (${measured.games.toLocaleString('en')} games played)`,
    `  a state has ${measured.stateBytes} bytes; a fresh copy takes ${measured.copyNs} ns, a copy over another state ${measured.copyIntoNs} ns`,
    `  the heap changed by ${measured.heapGrowthBytes.toLocaleString('en')} bytes over 1,000 games`,
  ].join('\n')
}
