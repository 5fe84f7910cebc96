/** Runs the tests of every workspace against real servers. */
import { runCommand } from './run-command.ts'
import { withServices } from './services.ts'

const HELP = `npm test [-- VITEST ARGUMENTS]

Runs all tests, or those that the arguments choose: npm test -- --project server  ·  npm test -- packages/domain
PostgreSQL, S3 and mail are those that the environment names; else those of a running "npm run services -- start"
(quickest while developing); else started for this run and stopped after it.`

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(HELP)
// One worker for each core of the machine that CI has: Vitest would leave one to itself, and most tests wait for a server.
else {
  const command = ['run', '--maxWorkers=2', ...args]
  process.exitCode = await withServices((environment) => runCommand('vitest', command, environment))
}
