/** Which requirements of docs/requirements.md a test proves. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { claimedIds, requirementsIn } from './requirements/claims.ts'
import { ROOT } from './run-command.ts'

const HELP = `npm run requirements [-- --strict]

Lists the requirements that no test title carries, e.g. 'cuts a hotel name at 20 characters [wizard-03]'.
Fails when a title carries an id that does not exist; with --strict also when a requirement has no test.`

const TESTS = ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.spec.ts']

const { values } = parseArgs({ options: { strict: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) console.log(HELP)
else process.exitCode = compare(values.strict ?? false)

function compare(strict: boolean): number {
  const requirements = requirementsIn(read('docs/requirements.md'))
  const claims = globSync(TESTS, { cwd: ROOT }).flatMap((file) =>
    claimedIds(file, read(file)).map((id) => ({ file, id })),
  )
  const proven = new Set(claims.map(({ id }) => id))
  const missing = requirements.filter(({ id }) => !proven.has(id))
  const unknown = claims.filter((claim) => !requirements.some(({ id }) => id === claim.id))

  for (const { id, text } of missing) console.log(`${id}  ${text}`)
  for (const [area, all] of Map.groupBy(requirements, ({ id }) => id.split('-')[0] ?? ''))
    console.log(`${area.padEnd(8)}${all.filter(({ id }) => proven.has(id)).length} of ${all.length}`)
  for (const { file, id } of unknown) console.error(`${file}: there is no requirement ${id}`)
  return unknown.length > 0 || (strict && missing.length > 0) ? 1 : 0
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
