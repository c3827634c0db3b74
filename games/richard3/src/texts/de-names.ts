/** German names of areas, seas and blocks, with the forms that sentences need. */
import { AREAS } from '../data/areas.ts'
import { BLOCKS } from '../data/blocks.ts'

type Sentences = Readonly<Record<string, string>>

/** `in` says where, `to` where to, `from` where from, `acc` whom an attack is made on. */
type Place = Readonly<Record<'in' | 'to' | 'from' | 'acc', string>>

const EXONYMS: Sentences = { France: 'Frankreich', Ireland: 'Irland', Scotland: 'Schottland' }

/** Places that have an article in German. */
const WITH_ARTICLE: Readonly<Record<string, Place>> = {
  'Isle of Man': {
    in: 'auf der Isle of Man',
    to: 'auf die Isle of Man',
    from: 'von der Isle of Man',
    acc: 'die Isle of Man',
  },
}

const forms = (key: string, base: string, more: Sentences): Sentences =>
  Object.fromEntries([[key, base], ...Object.entries(more).map(([form, text]) => [`${key}.${form}`, text])])

function areaTexts(area: string): Sentences {
  const name = EXONYMS[area] ?? area
  const plain: Place = { in: `in ${name}`, to: `nach ${name}`, from: `aus ${name}`, acc: name }
  return forms(`area.${area}`, name, WITH_ARTICLE[area] ?? plain)
}

/** `start` begins a sentence, `acc` is the object of one, and `number` says which verb follows. */
const withArticle = (key: string, base: string, article: string, noun = base, number = 'one'): Sentences =>
  forms(key, base, {
    start: `${article[0].toUpperCase()}${article.slice(1)} ${noun}`,
    acc: `${article} ${noun}`,
    number,
  })

/** Leaders who try to win a block over are named in brackets (`by`). */
const person = (key: string, name: string): Sentences =>
  forms(key, name, { start: name, acc: name, number: 'one', by: name })

/** Adjectives change after an article. */
const MERCENARIES: Readonly<Record<string, readonly [label: string, afterArticle: string]>> = {
  'Scots Mercenary': ['Schottische Soldtruppen', 'schottischen Soldtruppen'],
  'Welsh Mercenary': ['Walisische Soldtruppen', 'walisischen Soldtruppen'],
  'French Mercenary': ['Französische Soldtruppen', 'französischen Soldtruppen'],
  'Irish Mercenary': ['Irische Soldtruppen', 'irischen Soldtruppen'],
  'Burgundian Mercenary': ['Burgundische Soldtruppen', 'burgundischen Soldtruppen'],
  'Calais Mercenary': ['Soldtruppen aus Calais', 'Soldtruppen aus Calais'],
}

const PERSONS: Sentences = { 'Henry VI': 'Henry VI.', 'Prince Edward': 'Prinz Edward' }

function blockTexts({ name, kind, home }: (typeof BLOCKS)[number]): Sentences {
  const key = `block.${name}`
  switch (kind) {
    case 'church':
      return withArticle(key, `Kirche von ${home}`, 'die')
    case 'levy':
      return withArticle(key, `Aufgebot von ${home}`, 'das')
    case 'bombard':
      return withArticle(key, 'Bombarde', 'die')
    case 'rebel':
      return withArticle(key, 'Rebellen', 'die', 'Rebellen', 'many')
    case 'mercenary': {
      const [label, afterArticle] = MERCENARIES[name]
      return withArticle(key, label, 'die', afterArticle, 'many')
    }
    default:
      return person(key, PERSONS[name] ?? name)
  }
}

export const NAMES: Sentences = Object.assign(
  {},
  ...AREAS.map(({ name }) => areaTexts(name)),
  ...BLOCKS.map(blockTexts),
  forms('block.hidden', 'ein Block', { start: 'Ein Block', acc: 'einen Block', number: 'one' }),
  forms('place.pool', 'Pool', { in: 'im Pool', to: 'in den Pool', from: 'aus dem Pool', acc: 'den Pool' }),
  forms('sea.Irish Sea', 'Irische See', { from: 'über die Irische See' }),
  forms('sea.English Channel', 'Ärmelkanal', { from: 'über den Ärmelkanal' }),
  forms('sea.North Sea', 'Nordsee', { from: 'über die Nordsee' }),
)
