import { runMigrations } from 'graphile-worker'
import { applyFunctions } from '#database/schema/apply-functions.ts'
import { applyMigrations, unknownMigrations } from '#database/schema/apply-migrations.ts'
import { inTurn } from '#database/schema/in-turn.ts'
import { readSqlFiles } from '#database/schema/sql-files.ts'

/** Where the migrations and the functions of the product are. */
export const migrationFolder = new URL('./migrations/', import.meta.url)
export const functionFolder = new URL('./functions/', import.meta.url)

export async function migrate(urls: { owner: string; worker: string }, say: (line: string) => void = () => {}) {
  await runMigrations({ connectionString: urls.worker })
  const [migrations, functions] = await Promise.all([readSqlFiles(migrationFolder), readSqlFiles(functionFolder)])
  await inTurn(urls.owner, async (client) => {
    await applyMigrations(client, migrations, say)
    // An older release that is started again must not put its functions back.
    const [newer] = await unknownMigrations(client, migrations)
    if (newer === undefined) await applyFunctions(client, functions, say)
    else say(`left the functions as they are: they are of the release that applied ${newer}`)
  })
}
