import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { tableRights, type Rights } from '#database/rights/table-rights.ts'
import { actualRights } from '#testing/actual-rights.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const admin = new pg.Client({ connectionString: database.superuserUrl })
await admin.connect()
afterAll(() => admin.end())

const advice =
  'The rights in the database and in apps/server/src/database/rights/table-rights.ts differ.\n' +
  'If the database is right: copy the lines marked + into table-rights.ts in place of those marked -.\n' +
  'If table-rights.ts is right: grant or revoke it in your migration, or in the file of the function. A table of agencies: call protect_agency_table()\n' +
  'first, then grant sarai_agency, sarai_desk, sarai_portal_door, sarai_desk_door, sarai_visitor and sarai_worker what\n' +
  'each needs, and nothing to sarai_app ("A table" in CONTRIBUTING.md).\n'

/** What differs, as lines that can be copied. */
function differences(actual: Record<string, Rights>): string[] {
  const names = [...new Set([...Object.keys(actual), ...Object.keys(tableRights)])].sort()
  return names.flatMap((name) => {
    const [wanted, found] = [lineOf(name, tableRights[name]), lineOf(name, actual[name])]
    return wanted === found ? [] : [wanted && `- ${wanted}`, found && `+ ${found}`].filter((line) => line !== '')
  })
}

function lineOf(name: string, rights: Rights | undefined): string {
  if (rights === undefined) return ''
  const said = Object.entries(rights).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${/^\w+$/.test(name) ? name : `'${name}'`}: { ${said.map(([role, right]) => `${role}: '${right}'`).join(', ')} },`
}

async function differencesAfter(change: string): Promise<string[]> {
  await admin.query('begin')
  try {
    await admin.query(change)
    return differences(await actualRights(async (text) => (await admin.query(text)).rows))
  } finally {
    await admin.query('rollback')
  }
}

describe('the rights in the database', () => {
  it('are the declared ones, for every role and every table', async () => {
    const found = differences(await actualRights(database.sql))
    expect(found, `${advice}\n${found.join('\n')}\n`).toEqual([])
  })

  it.each([
    ['a new table', `create table forgotten (id int)`, /\+ forgotten: \{ /],
    ['a right too many', `grant select on staff to sarai_agency`, /\+ staff: \{ agency: 'select', desk: /],
    [
      'a secret column',
      `grant select (password_hash) on staff to sarai_desk`,
      /\+ staff: .*\bpassword_hash\b.* desk_door/,
    ],
    ['a right of the API itself', `grant select on hotel to sarai_app`, /\+ hotel: .* app: 'select'/],
    ['a right of everybody', `grant select on house to public`, /\+ house: .* public: 'select'/],
    ['a right that is missing', `revoke select on hotel from sarai_agency`, /\+ hotel: \{ desk: /],
    [
      'a function with rights of its own',
      `create function leak() returns bigint security definer language sql as 'select 1::bigint'`,
      /\+ 'leak\(\)': \{ public: 'execute' \}/,
    ],
  ])('sabotage: %s is found', async (_, change, line) => {
    expect(await differencesAfter(change)).toContainEqual(expect.stringMatching(line))
  })

  it('keep every role of the API out of the queue', async () => {
    const rows = await database.sql(`
      select rolname from pg_roles where rolname like 'sarai\\_%' and rolname not in ('sarai_owner', 'sarai_worker')
        and has_schema_privilege(oid, 'graphile_worker', 'usage')`)
    expect(rows).toEqual([])
  })
})
