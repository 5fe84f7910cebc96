import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { cssTarget } from '../../packages/ui/css-target.ts'

async function built(target: string | string[]): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'sarai-css-'))
  try {
    writeFileSync(join(root, 'index.css'), 'input:dir(ltr) { color: red }')
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { write: false, cssTarget: target, rolldownOptions: { input: join(root, 'index.css') } },
    })) as Rolldown.RolldownOutput
    return output.map((part) => ('source' in part ? String(part.source) : '')).join('')
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('the direction of what is typed is asked for as it is', async () => {
  expect(await built(cssTarget)).toContain('input:dir(ltr)')
})

test('sabotage: for older browsers it becomes the language of the page', async () => {
  expect(await built('es2022')).toMatch(/:lang\(/)
})
