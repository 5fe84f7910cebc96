import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

type Regular = IRegularForbiddenRuleType

const TESTS = '\\.test\\.tsx?$|/testing/'

/** Each may use those after it, never those before it. */
const SERVER_FEATURES = [
  'dashboard',
  'payments',
  'support',
  'reservations',
  'contracts',
  'catalogue',
  'reference',
  'house',
]
const SERVER_GROUND = ['ledger', 'uploads', 'colleagues', 'staff', 'agencies', 'accounts', 'activity']
/** What every feature stands on, and what knows none of them. */
const SERVER_FLOOR = [
  'identity',
  'http',
  'database',
  'jobs',
  'live',
  'mail',
  'files',
  'spreadsheet',
  'documents',
  'work',
]

/** The rooms of the rules, from the one that knows all the others to the ground that knows none. */
const DOMAIN_ROOMS = {
  contract: ['request', 'books', 'stay', 'catalogue', 'people', 'ground'],
  request: ['books', 'stay', 'catalogue', 'people', 'ground'],
  books: ['ground'],
  stay: ['catalogue', 'people', 'ground'],
  catalogue: ['ground'],
  people: ['ground'],
  ground: [],
}

/** The rooms of the wire. The desk may tell its people what agencies are told; agencies hear nothing of the desk. */
const WIRE_ROOMS = {
  desk: ['portal', 'core', 'values'],
  portal: ['core', 'values'],
  core: ['values'],
  values: [],
}

const SCREEN_PACKAGES = ['packages/domain', 'packages/wire', 'packages/locale', 'packages/ui']

/** What each workspace may know of the others, itself apart. */
const MAY_KNOW = {
  'packages/domain': [],
  'packages/wire': ['packages/domain'],
  'packages/locale': ['packages/domain'],
  'packages/ui': ['packages/locale', 'packages/domain'],
  'packages/frame': SCREEN_PACKAGES,
  'apps/portal': [...SCREEN_PACKAGES, 'packages/frame'],
  'apps/desk': [...SCREEN_PACKAGES, 'packages/frame'],
  'apps/server': ['packages/domain', 'packages/wire', 'packages/locale'],
}

export const forbidden: IForbiddenRuleType[] = [
  ...Object.entries(MAY_KNOW).map(([workspace, known]) =>
    rule(
      `${workspace.replace('/', '-')}-knows-only-${known.map((name) => name.split('/')[1]).join('-') || 'itself'}`,
      { path: `^${workspace}/src/` },
      { path: '^(packages|apps|scripts|e2e)/', pathNot: [workspace, ...known].map((name) => `^${name}/`) },
    ),
  ),
  rule(
    'domain-is-pure',
    { path: '^packages/domain/src/', pathNot: TESTS },
    { pathNot: '^packages/domain/src/' }, // not a library, not even node:crypto
  ),
  ...roomsOf('domain', DOMAIN_ROOMS),
  ...roomsOf('wire', WIRE_ROOMS),
  rule(
    'domain-has-only-rooms',
    { path: '^packages/domain/src/[^/]+$' },
    {}, // a file beside the rooms would be held by no arrow
  ),
  rule(
    'ui-knows-only-types-of-domain',
    { path: '^packages/ui/src/' },
    { path: '^packages/domain/', dependencyTypesNot: ['type-only'] },
  ),
  rule('kit-knows-no-hotels', { path: '^packages/ui/src/kit/' }, { path: '^packages/ui/src/booking/' }),
  rule(
    'screen-feature-alone',
    { path: '^apps/(portal|desk)/src/features/([^/]+)/' },
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  ...[...SERVER_FEATURES.slice(1), ...SERVER_GROUND].map((feature) =>
    rule(
      `server-${feature}-calls-down-only`,
      { path: `^apps/server/src/${feature}/`, pathNot: TESTS },
      { path: `^apps/server/src/(${featuresAbove(feature).join('|')})/` },
    ),
  ),
  rule(
    'server-floor-knows-no-feature',
    { path: `^apps/server/src/(${SERVER_FLOOR.join('|')})/`, pathNot: TESTS },
    { path: `^apps/server/src/(${[...SERVER_FEATURES, ...SERVER_GROUND].join('|')})/` },
  ),
  rule('no-circle', {}, { circular: true }),
  // An import that cannot be followed is an arrow that no rule above sees.
  rule('every-import-is-found', {}, { couldNotResolve: true }),
]

function rule(name: string, from: Regular['from'], to: Regular['to']): IForbiddenRuleType {
  return { name, severity: 'error', from, to }
}

function roomsOf(name: string, rooms: Record<string, string[]>): IForbiddenRuleType[] {
  const source = `^packages/${name}/src`
  return Object.entries(rooms).map(([room, known]) =>
    rule(
      `${name}-${room}-knows-only-rooms-below`,
      { path: `${source}/${room}/`, pathNot: TESTS },
      { path: source, pathNot: `${source}/(${[room, ...known].join('|')})/` },
    ),
  )
}

function featuresAbove(feature: string): string[] {
  const at = SERVER_FEATURES.indexOf(feature)
  return at === -1 ? SERVER_FEATURES : SERVER_FEATURES.slice(0, at)
}
