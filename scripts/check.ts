/** Everything that can be said about the code without running it. */
import { execFile } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Report } from './ci/report.ts'
import { ROOT, toolEnvironment } from './run-command.ts'

const HELP = `npm run check [-- NAME…] [--report FILE]

Runs all checks, or those whose name holds one of the given words: npm run check -- types lint
Prints a line for each, and the output of those that fail. --report writes its counts for .ci/run.`

type Check = { name: string; command: string[] }

/** By its path: the older TypeScript, whose parser our own checks use, brings a `tsc` too (decision 112). */
const TSC = 'node_modules/typescript-7/bin/tsc'

/** The slow ones first, so that the last to end is a quick one. */
const CHECKS: Check[] = [
  ...globSync('{apps,packages}/*/tsconfig.json', { cwd: ROOT }).sort().concat('tsconfig.json').map(typesOf),
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'] },
  {
    // The check before it counts a test as a use.
    name: 'code that only tests use',
    command: ['knip', '--config=knip.product.json', '--production', '--include=files,exports', '--no-config-hints'],
  },
  { name: 'requirements', command: ['node', 'scripts/requirements.ts', '--strict'] },
  { name: 'boundaries', command: ['node', 'scripts/checks/boundaries.ts'] },
  { name: 'patterns', command: ['node', 'scripts/checks/patterns.ts'] },
  { name: 'cut texts', command: ['node', 'scripts/checks/cut-texts.ts'] },
  { name: 'input types', command: ['node', 'scripts/checks/input-types.ts'] },
  { name: 'untranslated words', command: ['node', 'scripts/checks/untranslated.ts'] },
  { name: 'dropped navigations', command: ['node', 'scripts/checks/screens/dropped-navigations.ts'] },
  { name: 'drawn screens', command: ['node', 'scripts/checks/screens/drawn-screens.ts'] },
  { name: 'kept input', command: ['node', 'scripts/checks/screens/kept-input.ts'] },
  { name: 'logical classes', command: ['node', 'scripts/checks/physical-classes.ts'] },
  { name: 'logical CSS', command: ['stylelint', '--allow-empty-input', '{apps,packages}/*/src/**/*.css'] },
  { name: 'lock files', command: ['node', 'scripts/checks/lock-files.ts'] },
  {
    name: 'lock file hashes',
    command: ['lockfile-lint', '--path=package-lock.json', '--type=npm', '--validate-integrity'],
  },
  { name: 'crowded folders', command: ['node', 'scripts/checks/crowded-folders.ts'] },
  { name: 'machine paths', command: ['node', 'scripts/checks/machine-paths.ts'] },
]

function typesOf(tsconfig: string): Check {
  const workspace = dirname(tsconfig)
  const memory = join('node_modules/.cache/tsc', `${workspace}.tsbuildinfo`) // a second run looks only at what changed
  return {
    name: workspace === '.' ? 'types scripts, e2e' : `types ${workspace}`,
    command: ['node', TSC, '-p', tsconfig, '--incremental', '--tsBuildInfoFile', memory],
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) console.log(HELP)
else
  await runAll(CHECKS.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word))))

async function runAll(checks: Check[]) {
  const waiting = [...checks]
  const failed: string[] = []
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  console.log(failed.length > 0 ? `${failed.length} of ${checks.length} failed: ${failed.join(', ')}` : 'All is well.')
  const told = failed.map((name) => `✗ check ${name}`)
  const report: Report = { passed: checks.length - failed.length, failed: failed.length, told }
  if (values.report) writeFileSync(values.report, JSON.stringify(report))
  process.exitCode = failed.length > 0 || checks.length === 0 ? 1 : 0

  async function worker() {
    for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await run(check))) failed.push(check.name)
  }
}

function run({ name, command: [program = '', ...args] }: Check): Promise<boolean> {
  const begun = performance.now()
  return new Promise((done) => {
    execFile(program, args, { cwd: ROOT, env: toolEnvironment(), maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5)
      console.log(`${error ? '✗' : '✓'} ${seconds} s  ${name}`)
      if (error)
        console.log(
          [stdout, stderr]
            .map((text) => text.trim())
            .join('\n')
            .trim()
            .replaceAll(/^/gm, '    '),
        )
      done(!error)
    })
  })
}
