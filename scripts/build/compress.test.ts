import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { compressFolder } from './compress.ts'

it('leaves .br and .gz beside each file that gets smaller by it, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = 'export const caravanserai = 1;'.repeat(100)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/a.js'), script)
  await writeFile(join(folder, 'assets/tiny.js'), 'x')
  await writeFile(join(folder, 'assets/font.woff2'), script)
  await compressFolder(folder)
  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'font.woff2',
    'tiny.js',
  ])
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(script)
})
