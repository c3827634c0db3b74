/** German names of areas, seas and blocks, with the forms that sentences need. */
import { AREAS, type AreaName } from '../data/areas.ts'
import { BLOCKS, type BlockName, type BlockNameOf } from '../data/blocks.ts'

type Sentences = Readonly<Record<string, string>>

/** `in` says where, `to` where to, `from` where from, `acc` whom an attack is made on. */
type Place = Readonly<Record<'name' | 'in' | 'to' | 'from' | 'acc', string>>

/** A place without an article. */
const place = (name: string): Place => ({ name, in: `in ${name}`, to: `nach ${name}`, from: `aus ${name}`, acc: name })

const PLACES: Readonly<Record<AreaName, Place>> = {
  Caernarvon: place('Caernarvon'),
  Calais: place('Calais'),
  Chester: place('Chester'),
  Cornwall: place('Cornwall'),
  Cumbria: place('Cumbria'),
  Derby: place('Derby'),
  Dorset: place('Dorset'),
  'East Anglia': place('East Anglia'),
  'East Yorks': place('East Yorks'),
  Essex: place('Essex'),
  France: place('Frankreich'),
  Glamorgan: place('Glamorgan'),
  Gloucester: place('Gloucester'),
  Hereford: place('Hereford'),
  Ireland: place('Irland'),
  'Isle of Man': {
    name: 'Isle of Man',
    in: 'auf der Isle of Man',
    to: 'auf die Isle of Man',
    from: 'von der Isle of Man',
    acc: 'die Isle of Man',
  },
  Kent: place('Kent'),
  Lancaster: place('Lancaster'),
  Leicester: place('Leicester'),
  Lincoln: place('Lincoln'),
  Middlesex: place('Middlesex'),
  'North Yorks': place('North Yorks'),
  Northumbria: place('Northumbria'),
  Oxford: place('Oxford'),
  Pembroke: place('Pembroke'),
  Powys: place('Powys'),
  Rutland: place('Rutland'),
  Scotland: place('Schottland'),
  Somerset: place('Somerset'),
  'South Yorks': place('South Yorks'),
  Sussex: place('Sussex'),
  Warwick: place('Warwick'),
  Wilts: place('Wilts'),
}

const forms = (key: string, base: string, more: Sentences): Sentences =>
  Object.fromEntries([[key, base], ...Object.entries(more).map(([form, text]) => [`${key}.${form}`, text])])

function areaTexts(area: AreaName): Sentences {
  const { name, ...more } = PLACES[area]
  return forms(`area.${area}`, name, more)
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
const MERCENARIES: Readonly<Record<BlockNameOf<'mercenary'>, readonly [label: string, afterArticle: string]>> = {
  'Scots Mercenary': ['Schottische Soldtruppen', 'schottischen Soldtruppen'],
  'Welsh Mercenary': ['Walisische Soldtruppen', 'walisischen Soldtruppen'],
  'French Mercenary': ['Französische Soldtruppen', 'französischen Soldtruppen'],
  'Irish Mercenary': ['Irische Soldtruppen', 'irischen Soldtruppen'],
  'Burgundian Mercenary': ['Burgundische Soldtruppen', 'burgundischen Soldtruppen'],
  'Calais Mercenary': ['Soldtruppen aus Calais', 'Soldtruppen aus Calais'],
}

/** The others keep their English titles. */
const TRANSLATED_PERSONS: Readonly<Partial<Record<BlockName, string>>> = {
  'Henry VI': 'Henry VI.',
  'Prince Edward': 'Prinz Edward',
}

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
      const [label, afterArticle] = MERCENARIES[name as BlockNameOf<'mercenary'>]
      return withArticle(key, label, 'die', afterArticle, 'many')
    }
    default:
      return person(key, TRANSLATED_PERSONS[name] ?? name)
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
