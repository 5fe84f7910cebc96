import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { boundaryMistakes } from './boundaries.ts'

const WORKSPACES = ['packages/domain', 'packages/wire', 'packages/locale', 'packages/ui']
const APPS = ['apps/portal', 'apps/desk', 'apps/server']

let root: string

afterEach(() => rmSync(root, { recursive: true }))

it('lets through the arrows that are drawn', async () => {
  const mistakes = await mistakesIn({
    'packages/domain/src/ground/money.ts': "import '#ground/currency.ts'",
    'packages/domain/src/ground/currency.ts': '',
    'packages/locale/src/number/money-display.ts': "import '@sarai/domain/ground/money.ts'",
    'packages/ui/src/kit/price.tsx':
      "import type { Money } from '@sarai/domain/ground/money.ts'\nimport '@sarai/locale/number/money-display.ts'",
    'apps/portal/src/main.tsx': "import '#features/notes/note-page.tsx'\nimport '@sarai/ui/kit/price.tsx'",
    'apps/portal/src/features/notes/note-page.tsx': "import '#features/notes/note-list.tsx'",
    'apps/portal/src/features/notes/note-list.tsx': '',
    'apps/server/src/payments/record.ts': "import '#contracts/pay.ts'\nimport '#ledger/post.ts'",
    'apps/server/src/contracts/pay.ts': '',
    'apps/server/src/ledger/post.ts': '',
  })
  expect(mistakes).toEqual([])
})

it.each<[rule: string, files: Record<string, string>]>([
  [
    'packages-domain-knows-only-itself',
    { 'packages/domain/src/a.ts': "import '@sarai/locale/b.ts'", 'packages/locale/src/b.ts': '' },
  ],
  ['domain-is-pure', { 'packages/domain/src/ground/a.ts': "import 'node:crypto'" }],
  [
    'domain-ground-knows-only-rooms-below',
    { 'packages/domain/src/ground/a.ts': "import '#people/b.ts'", 'packages/domain/src/people/b.ts': '' },
  ],
  [
    'domain-request-knows-only-rooms-below',
    {
      'packages/domain/src/request/a.ts': "import type { B } from '#contract/b.ts'",
      'packages/domain/src/contract/b.ts': '',
    },
  ],
  [
    'wire-portal-knows-only-rooms-below',
    { 'packages/wire/src/portal/a.ts': "import '#desk/b.ts'", 'packages/wire/src/desk/b.ts': '' },
  ],
  [
    'domain-has-only-rooms',
    { 'packages/domain/src/a.ts': "import '#ground/b.ts'", 'packages/domain/src/ground/b.ts': '' },
  ],
  [
    'packages-wire-knows-only-domain',
    { 'packages/wire/src/a.ts': "import type { B } from '@sarai/locale/b.ts'", 'packages/locale/src/b.ts': '' },
  ],
  [
    'packages-ui-knows-only-locale-domain',
    { 'packages/ui/src/kit/a.tsx': "import '@sarai/wire/b.ts'", 'packages/wire/src/b.ts': '' },
  ],
  [
    'ui-knows-only-types-of-domain',
    { 'packages/ui/src/kit/a.tsx': "import '@sarai/domain/b.ts'", 'packages/domain/src/b.ts': '' },
  ],
  [
    'kit-knows-no-hotels',
    { 'packages/ui/src/kit/a.tsx': "import '#booking/b.tsx'", 'packages/ui/src/booking/b.tsx': '' },
  ],
  [
    'apps-server-knows-only-domain-wire-locale',
    { 'apps/server/src/a.ts': "import '@sarai/ui/kit/b.tsx'", 'packages/ui/src/kit/b.tsx': '' },
  ],
  [
    'packages-locale-knows-only-domain',
    { 'packages/locale/src/a.ts': "import '../../../apps/portal/src/b.ts'", 'apps/portal/src/b.ts': '' },
  ],
  [
    'apps-desk-knows-only-domain-wire-locale-ui-frame',
    { 'apps/desk/src/a.ts': "import '../../portal/src/b.ts'", 'apps/portal/src/b.ts': '' },
  ],
  [
    'screen-feature-alone',
    { 'apps/portal/src/features/a/a.tsx': "import '#features/b/b.tsx'", 'apps/portal/src/features/b/b.tsx': '' },
  ],
  [
    'server-reservations-calls-down-only',
    { 'apps/server/src/reservations/a.ts': "import '#payments/b.ts'", 'apps/server/src/payments/b.ts': '' },
  ],
  [
    'server-ledger-calls-down-only',
    { 'apps/server/src/ledger/a.ts': "import '#reference/b.ts'", 'apps/server/src/reference/b.ts': '' },
  ],
  [
    'server-floor-knows-no-feature',
    { 'apps/server/src/http/a.ts': "import '#accounts/b.ts'", 'apps/server/src/accounts/b.ts': '' },
  ],
  ['no-circle', { 'packages/domain/src/a.ts': "import '#b.ts'", 'packages/domain/src/b.ts': "import '#a.ts'" }],
  ['every-import-is-found', { 'packages/domain/src/a.ts': "import '#gone.ts'" }],
])('refuses %s', async (rule, files) => {
  expect(await mistakesIn(files)).toContainEqual(expect.stringContaining(`${rule}: `))
})

it('fails when it cruised suspiciously few modules', async () => {
  const sources = Array.from({ length: 10 }, (_, index) => `packages/domain/src/unseen-${index}.ts`)
  const mistakes = await mistakesIn({ 'packages/domain/src/a.ts': '' }, sources)
  expect(mistakes).toEqual([expect.stringContaining('cruised only 0 of 10 files')])
})

it('fails when there is nothing to cruise', async () => {
  expect(await mistakesIn({}, [])).toEqual([expect.stringContaining('cruised only 0 of 0 files')])
})

/** A tree laid out as ours: workspaces linked into node_modules, packages exporting their sources. */
async function mistakesIn(files: Record<string, string>, sources = Object.keys(files)): Promise<string[]> {
  root = mkdtempSync(join(tmpdir(), 'sarai-boundaries-'))
  write('package.json', '{ "type": "module" }')
  for (const workspace of [...WORKSPACES, ...APPS]) {
    const name = workspace.replace(/^\w+/, '@sarai')
    const shape = { name, type: 'module', imports: { '#*': './src/*' }, exports: { './*': './src/*' } }
    write(join(workspace, 'package.json'), JSON.stringify(shape))
    mkdirSync(join(root, 'node_modules/@sarai'), { recursive: true })
    symlinkSync(join(root, workspace), join(root, 'node_modules', name))
  }
  for (const [name, source] of Object.entries(files)) write(name, source)
  return boundaryMistakes(root, sources)
}

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
