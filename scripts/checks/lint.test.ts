import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { ROOT, toolEnvironment } from '../run-command.ts'

function lint(name: string, code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-lint-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "target": "es2024" } }')
  writeFileSync(join(folder, name), code)
  const config = join(ROOT, '.oxlintrc.json')
  const { status, stdout } = spawnSync('oxlint', ['--config', config, '.'], {
    cwd: folder,
    env: toolEnvironment(),
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return { status, stdout }
}

// Without its type checker oxlint goes on, green, with the rules that need none.
it('knows types: a promise that nobody waits for is refused', () => {
  const { status, stdout } = lint('floating.ts', 'export const later = async () => 1\nlater()\n')
  expect(stdout).toContain('no-floating-promises')
  expect(status).toBe(1)
})

it.each(['Modal', 'ModalOverlay', 'Popover'])('refuses a %s that Back does not close', (name) => {
  const { status, stdout } = lint('drawn.ts', `export { ${name} as Drawn } from 'react-aria-components'\n`)
  expect(stdout).toContain('Back would not close it')
  expect(status).toBe(1)
})
