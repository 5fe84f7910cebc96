import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { firstRoute } from './first-route.ts'

const manifest = {
  'index.html': { file: 'main.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'src/features/auth/login-page.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['_form.js', '_react.js'] },
  'src/features/dashboard/page.tsx': { file: 'dashboard.js', isDynamicEntry: true, imports: ['_chart.js'] },
  '_chart.js': { file: 'chart.js' },
}

it('counts each script of the first screen once, and none of the later ones', () => {
  const scripts = firstRoute(manifest, () => Buffer.from('x'))
  expect(scripts.map(({ file }) => file)).toEqual(['main.js', 'react.js', 'login.js', 'form.js'])
})

it('sees a library that grew, wherever it hides', () => {
  const grown = randomBytes(200_000)
  const scripts = firstRoute(manifest, (file) => (file === 'form.js' ? grown : Buffer.from('x')))
  expect(scripts.find(({ file }) => file === 'form.js')?.gzip).toBeGreaterThan(200_000)
})

it('does not take a build without an entry for a small one', () => {
  expect(() => firstRoute({}, () => Buffer.from(''))).toThrow('index.html is not in the manifest')
})
