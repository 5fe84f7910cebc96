import type { TestDatabase } from '#testing/test-database.ts'

/** Sabotage: while `work` runs, the table does not keep what is written into this column. */
export async function forgetting<T>(
  database: TestDatabase,
  { table, column }: { table: string; column: string },
  work: () => Promise<T>,
): Promise<T> {
  await database.sql(`
    create or replace function forget_${column}() returns trigger language plpgsql as
    $$ begin new.${column} := old.${column}; return new; end $$`)
  await database.sql(
    `create trigger sabotage before update on ${table} for each row execute function forget_${column}()`,
  )
  try {
    return await work()
  } finally {
    await database.sql(`drop trigger sabotage on ${table}`)
  }
}
