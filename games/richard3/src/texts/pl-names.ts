/**
 * Polish names of areas, seas, houses and blocks, with the forms that sentences need.
 * Places: `in` (where), `to` (where to), `from` (where from), `acc` (against it). Blocks and houses: `number`, `acc`, `gen`.
 */
import { AREAS, type AreaName } from '../data/areas.ts'
import type { BlockName, BlockNameOf } from '../data/blocks.ts'

type Sentences = Readonly<Record<string, string>>

const withForms = (key: string, name: string, forms: Sentences): [string, string][] => [
  [key, name],
  ...Object.entries(forms).map(([form, text]): [string, string] => [`${key}.${form}`, text]),
]

type Place = readonly [name: string, forms: Sentences]

/** A name that is the one on the map in every case. */
const undeclined = (name: string): Place => [name, { in: `w ${name}`, to: `do ${name}`, from: `z ${name}`, acc: name }]

const PLACES: Readonly<Record<AreaName, Place>> = {
  Caernarvon: undeclined('Caernarvon'),
  Calais: undeclined('Calais'),
  Chester: undeclined('Chester'),
  Cornwall: ['Kornwalia', { in: 'w Kornwalii', to: 'do Kornwalii', from: 'z Kornwalii', acc: 'Kornwalię' }],
  Cumbria: ['Cumbria', { in: 'w Cumbrii', to: 'do Cumbrii', from: 'z Cumbrii', acc: 'Cumbrię' }],
  Derby: undeclined('Derby'),
  Dorset: undeclined('Dorset'),
  'East Anglia': [
    'East Anglia',
    { in: 'w East Anglii', to: 'do East Anglii', from: 'z East Anglii', acc: 'East Anglię' },
  ],
  'East Yorks': undeclined('East Yorks'),
  Essex: undeclined('Essex'),
  France: ['Francja', { in: 'we Francji', to: 'do Francji', from: 'z Francji', acc: 'Francję' }],
  Glamorgan: undeclined('Glamorgan'),
  Gloucester: undeclined('Gloucester'),
  Hereford: undeclined('Hereford'),
  Ireland: ['Irlandia', { in: 'w Irlandii', to: 'do Irlandii', from: 'z Irlandii', acc: 'Irlandię' }],
  'Isle of Man': ['Wyspa Man', { in: 'na Wyspie Man', to: 'na Wyspę Man', from: 'z Wyspy Man', acc: 'Wyspę Man' }],
  Kent: undeclined('Kent'),
  Lancaster: undeclined('Lancaster'),
  Leicester: undeclined('Leicester'),
  Lincoln: undeclined('Lincoln'),
  Middlesex: undeclined('Middlesex'),
  'North Yorks': undeclined('North Yorks'),
  Northumbria: [
    'Northumbria',
    { in: 'w Northumbrii', to: 'do Northumbrii', from: 'z Northumbrii', acc: 'Northumbrię' },
  ],
  Oxford: undeclined('Oxford'),
  Pembroke: undeclined('Pembroke'),
  Powys: undeclined('Powys'),
  Rutland: undeclined('Rutland'),
  Scotland: ['Szkocja', { in: 'w Szkocji', to: 'do Szkocji', from: 'ze Szkocji', acc: 'Szkocję' }],
  Somerset: undeclined('Somerset'),
  'South Yorks': undeclined('South Yorks'),
  Sussex: undeclined('Sussex'),
  Warwick: undeclined('Warwick'),
  Wilts: undeclined('Wilts'),
}

function areaTexts(name: AreaName): [string, string][] {
  const [polish, forms] = PLACES[name]
  return withForms(`area.${name}`, polish, forms)
}

/** Nobles by their titles, with the accusative. */
const NOBLES: Readonly<Record<BlockNameOf<'heir' | 'noble'>, string>> = {
  'Henry VI': 'Henryka VI',
  'Prince Edward': 'Księcia Edwarda',
  Arundel: 'Arundela',
  Beaumont: 'Beaumonta',
  Buckingham: 'Buckinghama',
  Clarence: 'Clarence’a',
  Clifford: 'Clifforda',
  Devon: 'Devona',
  Essex: 'Essexa',
  Exeter: 'Exetera',
  Gloucester: 'Gloucestera',
  Hastings: 'Hastingsa',
  Herbert: 'Herberta',
  Kent: 'Kenta',
  March: 'Marcha',
  Norfolk: 'Norfolka',
  Northumberland: 'Northumberlanda',
  Oxford: 'Oxforda',
  Pembroke: 'Pembroke’a',
  Richmond: 'Richmonda',
  Rivers: 'Riversa',
  Rutland: 'Rutlanda',
  Salisbury: 'Salisbury’ego',
  Shrewsbury: 'Shrewsbury’ego',
  Somerset: 'Somerseta',
  Stanley: 'Stanleya',
  Suffolk: 'Suffolka',
  Warwick: 'Warwicka',
  Westmoreland: 'Westmorelanda',
  Wiltshire: 'Wiltshire’a',
  Worcester: 'Worcestera',
  York: 'Yorka',
}
/** The others keep their English titles. */
const TRANSLATED_NOBLES: Readonly<Partial<Record<BlockName, string>>> = {
  'Henry VI': 'Henryk VI',
  'Prince Edward': 'Książę Edward',
}

/** Blocks that are grammatically plural: nominative and accusative. */
const BODIES: Readonly<Record<BlockNameOf<'mercenary' | 'levy' | 'rebel'>, readonly [name: string, acc: string]>> = {
  'Burgundian Mercenary': ['Burgundowie', 'Burgundów'],
  'Calais Mercenary': ['Najemnicy z Calais', 'Najemników z Calais'],
  'French Mercenary': ['Francuzi', 'Francuzów'],
  'Irish Mercenary': ['Irlandczycy', 'Irlandczyków'],
  'Scots Mercenary': ['Szkoci', 'Szkotów'],
  'Welsh Mercenary': ['Walijczycy', 'Walijczyków'],
  'Bristol levy': ['Zaciężni z Bristolu', 'Zaciężnych z Bristolu'],
  'Coventry levy': ['Zaciężni z Coventry', 'Zaciężnych z Coventry'],
  'London levy': ['Zaciężni z Londynu', 'Zaciężnych z Londynu'],
  'Newcastle levy': ['Zaciężni z Newcastle', 'Zaciężnych z Newcastle'],
  'Norwich levy': ['Zaciężni z Norwich', 'Zaciężnych z Norwich'],
  'Salisbury levy': ['Zaciężni z Salisbury', 'Zaciężnych z Salisbury'],
  'York levy': ['Zaciężni z Yorku', 'Zaciężnych z Yorku'],
  Rebel: ['Rebelianci', 'Rebeliantów'],
}

const single = (key: string, name: string, acc: string) => withForms(key, name, { number: 'one', acc })

export const NAMES: Sentences = Object.fromEntries([
  ...withForms('seat.Lancaster', 'Lancasterowie', { gen: 'Lancasterów' }),
  ...withForms('seat.York', 'Yorkowie', { gen: 'Yorków' }),

  ...AREAS.flatMap(({ name }) => areaTexts(name)),
  ...withForms('place.pool', 'pula', { in: 'w puli', to: 'do puli', from: 'z puli', acc: 'pulę' }),
  ...withForms('sea.Irish Sea', 'Morze Irlandzkie', { from: 'z Morza Irlandzkiego' }),
  ...withForms('sea.English Channel', 'kanał La\u00a0Manche', { from: 'z kanału La Manche' }),
  ...withForms('sea.North Sea', 'Morze Północne', { from: 'z Morza Północnego' }),

  ...Object.entries(NOBLES).flatMap(([name, acc]) =>
    single(`block.${name}`, TRANSLATED_NOBLES[name as BlockName] ?? name, acc),
  ),
  ...Object.entries(BODIES).flatMap(([block, [name, acc]]) =>
    withForms(`block.${block}`, name, { number: 'many', acc }),
  ),
  ...single('block.Bombard', 'Bombarda', 'Bombardę'),
  ...single('block.Canterbury church', 'Kościół z Canterbury', 'Kościół z Canterbury'),
  ...single('block.York church', 'Kościół z Yorku', 'Kościół z Yorku'),
  ...single('block.hidden', 'bloczek', 'bloczek'),
])
