import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/** Shows the command's output as it comes and answers its exit code. It runs in the repository's root. */
export async function runCommand(command: string, args: string[], environment = {}): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: toolEnvironment(environment) })
  const pass = () => child.kill('SIGTERM')
  process.on('SIGINT', stay).on('SIGTERM', pass)
  await once(child, 'exit')
  process.off('SIGINT', stay).off('SIGTERM', pass)
  return child.exitCode ?? 1
}

/** The screens as the sources are now. .ci/run has built them just before and says so. */
export async function buildScreens(): Promise<boolean> {
  return process.env['SCREENS_ARE_BUILT'] === 'yes' || (await runCommand('node', ['scripts/build.ts'])) === 0
}

/** For SIGINT: Ctrl-C reaches a child by itself, and we live on to clean up after it. */
export function stay(): void {}

/** With the tools of node_modules on the path, however this script was called. */
export const toolEnvironment = (more: Record<string, string | undefined> = {}) => ({
  ...process.env,
  ...more,
  PATH: [resolve(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
})
