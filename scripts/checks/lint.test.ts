import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { ROOT, toolEnvironment } from '../run-command.ts'

// Without its type checker oxlint goes on, green, with the rules that need none.
it('knows types: a promise that nobody waits for is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-lint-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "target": "es2024" } }')
  writeFileSync(join(folder, 'floating.ts'), 'export const later = async () => 1\nlater()\n')

  const config = join(ROOT, '.oxlintrc.json')
  const { status, stdout } = spawnSync('oxlint', ['--config', config, '.'], {
    cwd: folder,
    env: toolEnvironment(),
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stdout).toContain('no-floating-promises')
  expect(status).toBe(1)
})
