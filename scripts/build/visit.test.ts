import { expect, it } from 'vitest'
import { sumOf, visit, type Bytes } from './visit.ts'
import { overBudget, visits } from './visits.ts'

const manifest = {
  'index.html': { file: 'main.js', imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'], css: ['form.css'] },
  'src/login-page.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['_form.js', '_react.js'] },
  'src/dashboard-page.tsx': { file: 'dashboard.js', isDynamicEntry: true, imports: ['_chart.js'] },
  '_chart.js': { file: 'chart.js' },
}
const one: Bytes = { plain: 4, gzip: 2, br: 1 }

it('counts each file of a visit once, and none of the pages that come later', () => {
  const { scripts, styles } = visit(manifest, ['src/login-page.tsx'], () => one)
  expect(scripts.map(({ file }) => file)).toEqual(['main.js', 'react.js', 'login.js', 'form.js'])
  expect(styles.map(({ file }) => file)).toEqual(['main.css', 'form.css'])
  expect(sumOf(scripts)).toEqual({ plain: 16, gzip: 8, br: 4 })
})

it('sees a library that grew, wherever it hides', () => {
  const grown = { plain: 500_000, gzip: 200_000, br: 180_000 }
  const { scripts } = visit(manifest, ['src/login-page.tsx'], (file) => (file === 'form.js' ? grown : one))
  const [login] = visits['apps/portal']
  expect(overBudget(login, sumOf(scripts))).toContain(`login: 200006 bytes of JavaScript, ${login.budget} are allowed`)
  expect(overBudget(login, { ...grown, gzip: login.budget })).toBeUndefined()
})

it('does not take a page that is gone for a small one', () => {
  expect(() => visit({}, [], () => one)).toThrow('index.html is not in the manifest')
  expect(() => visit(manifest, ['src/renamed-page.tsx'], () => one)).toThrow('src/renamed-page.tsx is not in')
})
