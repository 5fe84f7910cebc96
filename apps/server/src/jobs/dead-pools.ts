import type pg from 'pg'

/**
 * graphile-worker leaves the jobs of a worker that was killed locked for four hours. So each pool of workers holds an
 * advisory lock on a connection of its own: the lock goes with the process, and whoever can take it knows that its
 * holder is dead and hands the jobs on.
 */
export async function holdPoolsAlive(
  pool: pg.Pool,
  poolIds: readonly string[],
  onLost: (error: Error) => void,
): Promise<{ release(): void }> {
  const client = await pool.connect()
  client.on('error', onLost)
  await client.query('select pg_advisory_lock(hashtextextended(id, 0)) from unnest($1::text[]) id', [poolIds])
  return {
    release() {
      client.off('error', onLost)
      client.release(true)
    },
  }
}

/** A pool takes its lock right after it starts; a job that was taken this moment is not looked at yet. */
const freeJobs = `
  select graphile_worker.force_unlock_workers(array_agg(pool_id))
  from (
    select distinct locked_by as pool_id from graphile_worker._private_jobs
    where locked_by is not null and locked_at < now() - interval '3 seconds'
  ) working
  where pg_try_advisory_xact_lock(hashtextextended(pool_id, 0))
  having count(*) > 0`

export async function freeJobsOfDeadPools(pool: pg.Pool): Promise<void> {
  await pool.query(freeJobs)
}
