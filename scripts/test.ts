/** Runs the tests of every workspace against real servers. */
import { runCommand } from './run-command.ts'
import { withServices } from './services.ts'

const HELP = `npm test [-- VITEST ARGUMENTS]

Runs all tests, or those that the arguments choose: npm test -- --project server  ·  npm test -- packages/domain
PostgreSQL, S3, mail and the virus scanner are those that the environment names; else those of a running "npm run
services -- start" (quickest while developing); else started for this run and stopped after it.`

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(HELP)
// One worker more than CI has cores: the tests of the server wait for a third of their time, for timers and for PostgreSQL.
else {
  const command = ['run', '--maxWorkers=3', ...args]
  process.exitCode = await withServices((environment) => runCommand('vitest', command, environment))
}
