/** Coats of arms of the houses and families, based on the historical ones and simplified to be distinct at small sizes. */
import type { BlockName, ShieldName } from '@tudor-rose/richard3/data'
import type { Charge } from './charges.ts'

export type Tincture = 'or' | 'argent' | 'gules' | 'azure' | 'sable' | 'vert' | 'murrey'

/** How a field is divided: the first tincture starts at the top left. */
export type Division = 'plain' | 'pale' | 'quarterly' | 'checky' | 'barry' | 'bendy'

export type Ordinary =
  | 'fess'
  | 'bend'
  | 'chevron'
  | 'chief'
  | 'indented chief'
  | 'saltire'
  | 'cross'
  | 'bordure'
  | 'compony bordure'
  | 'canton'
  | 'label'

/** The positions of charges; `semy` scatters them over the field. */
export type Arrangement =
  | 'one'
  | 'two one'
  | 'in pale'
  | 'in bend'
  | 'in cross'
  | 'round fess'
  | 'first quarter'
  | 'semy'
  | 'bordering'

export type Layer =
  | { readonly ordinary: Ordinary; readonly tincture: Tincture; readonly and?: Tincture }
  | { readonly charge: Charge; readonly tincture: Tincture; readonly where?: Arrangement; readonly size?: number }

export interface Coat {
  readonly field: readonly [Tincture, Tincture?]
  readonly division?: Division
  readonly layers?: readonly Layer[]
  /** Quarters replace the field: the first and last, then the other two. */
  readonly quarters?: readonly [Coat, Coat]
}

const FRANCE: Coat = { field: ['azure'], layers: [{ charge: 'fleur', tincture: 'or', where: 'two one' }] }
const ENGLAND: Coat = { field: ['gules'], layers: [{ charge: 'lion passant', tincture: 'or', where: 'in pale' }] }
const ROYAL: Coat = { field: ['azure'], quarters: [FRANCE, ENGLAND] }

const royal = (...layers: readonly Layer[]): Coat => ({ ...ROYAL, layers })
const label = (tincture: Tincture): Layer => ({ ordinary: 'label', tincture })
const plain = (tincture: Tincture, ...layers: readonly Layer[]): Coat => ({ field: [tincture], layers })

const NEVILLE: Layer = { ordinary: 'saltire', tincture: 'argent' }
const CHECKY: Coat = { field: ['or', 'azure'], division: 'checky' }

/** Every block and every shield on the map. */
export const ARMS: Readonly<Record<BlockName | ShieldName, Coat>> = {
  'Henry VI': ROYAL,
  Lancaster: { ...ENGLAND, layers: [...ENGLAND.layers!, label('azure')] },
  York: royal(label('argent')),
  'Prince Edward': royal(label('argent'), { charge: 'mullet', tincture: 'argent', size: 1.1 }),
  Exeter: {
    ...ENGLAND,
    layers: [
      ...ENGLAND.layers!,
      { ordinary: 'bordure', tincture: 'azure' },
      { charge: 'fleur', tincture: 'or', where: 'bordering' },
    ],
  },
  Somerset: royal({ ordinary: 'compony bordure', tincture: 'argent', and: 'azure' }),
  Richmond: {
    field: ['argent', 'vert'],
    division: 'pale',
    layers: [{ charge: 'portcullis', tincture: 'or', size: 2.1 }],
  },
  Pembroke: royal(
    { ordinary: 'bordure', tincture: 'azure' },
    { charge: 'martlet', tincture: 'or', where: 'bordering' },
  ),
  March: {
    field: ['or', 'azure'],
    division: 'barry',
    layers: [
      { ordinary: 'chief', tincture: 'azure' },
      { charge: 'roundel', tincture: 'argent', size: 1.5 },
    ],
  },
  Rutland: { field: ['or'], quarters: [ENGLAND, plain('or', { ordinary: 'cross', tincture: 'gules' })] },
  Clarence: royal(label('gules')),
  Gloucester: {
    field: ['azure', 'murrey'],
    division: 'pale',
    layers: [
      { charge: 'sun', tincture: 'or', size: 2.2 },
      { charge: 'rose', tincture: 'argent', size: 1.2 },
    ],
  },
  Westmoreland: plain('gules', NEVILLE),
  Salisbury: plain('gules', NEVILLE, label('azure')),
  Kent: plain('gules', NEVILLE, { charge: 'mullet', tincture: 'sable', size: 1 }),
  Warwick: {
    field: ['gules'],
    quarters: [
      plain('gules', { ordinary: 'fess', tincture: 'or' }, { charge: 'crosslet', tincture: 'or', where: 'round fess' }),
      { ...CHECKY, layers: [{ ordinary: 'chevron', tincture: 'argent' }] },
    ],
  },
  Northumberland: plain('or', { charge: 'lion', tincture: 'azure', size: 2.3 }),
  Shrewsbury: plain('gules', { charge: 'lion', tincture: 'or', size: 1.8 }, { ordinary: 'bordure', tincture: 'or' }),
  Norfolk: plain('gules', { charge: 'lion', tincture: 'argent', size: 2.3 }),
  Arundel: { field: ['gules'], quarters: [plain('gules', { charge: 'lion', tincture: 'or', size: 2.2 }), CHECKY] },
  Beaumont: plain(
    'azure',
    { charge: 'fleur', tincture: 'or', where: 'semy' },
    { charge: 'lion', tincture: 'or', size: 2.1 },
  ),
  Herbert: {
    field: ['azure', 'gules'],
    division: 'pale',
    layers: [{ charge: 'lion', tincture: 'argent', where: 'two one', size: 1.15 }],
  },
  Stanley: plain(
    'argent',
    { ordinary: 'bend', tincture: 'azure' },
    { charge: 'lozenge', tincture: 'or', where: 'in bend', size: 0.55 },
  ),
  Oxford: {
    field: ['gules', 'or'],
    division: 'quarterly',
    layers: [{ charge: 'mullet', tincture: 'argent', where: 'first quarter' }],
  },
  Devon: plain('or', { charge: 'roundel', tincture: 'gules', where: 'two one' }, label('azure')),
  Buckingham: plain('or', { ordinary: 'chevron', tincture: 'gules' }),
  Rivers: plain('argent', { ordinary: 'fess', tincture: 'gules' }, { ordinary: 'canton', tincture: 'gules' }),
  Clifford: { ...CHECKY, layers: [{ ordinary: 'fess', tincture: 'gules' }] },
  Wiltshire: plain('or', { ordinary: 'indented chief', tincture: 'azure' }),
  Essex: plain(
    'argent',
    { ordinary: 'cross', tincture: 'gules' },
    { charge: 'bouget', tincture: 'sable', where: 'in cross' },
  ),
  Hastings: plain('argent', { charge: 'maunch', tincture: 'sable', size: 2.1 }),
  Worcester: plain('argent', { ordinary: 'saltire', tincture: 'gules' }),
  Suffolk: plain(
    'azure',
    { ordinary: 'fess', tincture: 'or' },
    { charge: 'leopard face', tincture: 'or', where: 'round fess' },
  ),

  'Scots Mercenary': plain(
    'or',
    { charge: 'lion', tincture: 'gules', size: 1.8 },
    { ordinary: 'bordure', tincture: 'gules' },
  ),
  'Welsh Mercenary': {
    field: ['argent', 'vert'],
    division: 'barry',
    layers: [{ charge: 'dragon', tincture: 'gules', size: 2.3 }],
  },
  'French Mercenary': FRANCE,
  'Irish Mercenary': plain('azure', { charge: 'harp', tincture: 'or', size: 2.1 }),
  'Burgundian Mercenary': {
    field: ['or', 'azure'],
    division: 'bendy',
    layers: [{ ordinary: 'bordure', tincture: 'gules' }],
  },
  'Calais Mercenary': plain(
    'gules',
    { charge: 'crescent', tincture: 'or', size: 1.7 },
    { charge: 'fleur', tincture: 'or', size: 0.9 },
  ),
  'Canterbury church': plain('azure', { charge: 'pall', tincture: 'argent', size: 2.3 }),
  'York church': plain('gules', { charge: 'keys', tincture: 'argent', size: 2.1 }),
  'London levy': plain(
    'argent',
    { ordinary: 'cross', tincture: 'gules' },
    { charge: 'crosslet', tincture: 'gules', where: 'first quarter', size: 0.8 },
  ),
  'Norwich levy': plain('gules', { charge: 'castle', tincture: 'argent', size: 2 }),
  'Salisbury levy': { field: ['azure', 'or'], division: 'barry' },
  'Coventry levy': {
    field: ['gules', 'vert'],
    division: 'pale',
    layers: [{ charge: 'castle', tincture: 'or', size: 2 }],
  },
  'Bristol levy': plain('gules', { charge: 'ship', tincture: 'or', size: 2.1 }),
  'Newcastle levy': plain('gules', { charge: 'castle', tincture: 'argent', where: 'two one' }),
  'York levy': plain(
    'argent',
    { ordinary: 'cross', tincture: 'gules' },
    { charge: 'lozenge', tincture: 'or', size: 0.7 },
  ),
  Bombard: plain('murrey', { charge: 'cannon', tincture: 'or', size: 2.2 }),
  Rebel: plain('sable', { charge: 'scythe', tincture: 'argent', size: 2.1 }),
}
