/** Polish for the component file. County names have no cases there, so they follow the noun "hrabstwo". */
import type { CastleSpace, LancasterComponents, Reward, RewardKind } from '../components.ts'

const PLURALS = new Intl.PluralRules('pl')

/** A counted noun: 1, 2 to 4, 5 and more. A single one has no number unless it is an amount. */
const counted = (one: string, few: string, many: string) => (count: number) =>
  count === 1 ? one : `${count} ${PLURALS.select(count) === 'few' ? few : many}`

const REWARDS: Readonly<Record<RewardKind, (count: number) => string>> = {
  points: counted('1 punkt', 'punkty', 'punktów'),
  gold: counted('1 złoto', 'złota', 'złota'),
  squires: counted('1 giermek', 'giermków', 'giermków'),
  votes: counted('1 głos', 'głosy', 'głosów'),
  seals: counted('1 pieczęć', 'pieczęcie', 'pieczęci'),
  newKnight: counted('nowy rycerz', 'nowych rycerzy', 'nowych rycerzy'),
  upgrade: counted('awans', 'awanse', 'awansów'),
  extension: counted('rozbudowa', 'rozbudowy', 'rozbudów'),
  nobleAnywhere: counted(
    'szlachcic z dowolnego hrabstwa',
    'szlachciców z dowolnych hrabstw',
    'szlachciców z dowolnych hrabstw',
  ),
  crossing: () => 'przeprawa do Francji',
}

const PRICE = counted('1 giermka', 'giermków', 'giermków')

const rewardText = (reward: Reward): string =>
  Object.entries(reward)
    .map(([kind, count]) => REWARDS[kind as RewardKind](count))
    .join(' i ')

const spaceText = ({ reward, cost }: CastleSpace): string =>
  cost === undefined ? rewardText(reward) : `${rewardText(reward)} za ${PRICE(cost)}`

/** County names, and the texts of castles, favours and tiles. */
export const componentTexts = ({ counties, castle, allyCastle, favours, rewardTiles }: LancasterComponents) =>
  Object.fromEntries([
    ...counties.flatMap(({ letter, name, reward, minimum }) => [
      [`county.${letter}`, name],
      [`county.${letter}.to`, `do hrabstwa ${name}`],
      [`county.${letter}.reward`, rewardText(reward)],
      [`county.${letter}.minimum`, `${minimum}`],
    ]),
    ...castle.map((space) => [`castle.${space.id}`, spaceText(space)]),
    ...allyCastle.map((space) => [`allyCastle.${space.id}`, spaceText(space)]),
    ...favours.map(({ id, reward }) => [`favour.${id}`, rewardText(reward)]),
    ...rewardTiles.map(({ letter, reward }) => [`tile.${letter}`, rewardText(reward)]),
    ...rewardTiles.map(({ letter, reward, withCourt }) => [`courtTile.${letter}`, rewardText(withCourt ?? reward)]),
  ])
