import { expect, it } from 'vitest'
import { unusedRouter } from '../../packages/ui/unused-router.ts'

type Hooks = {
  transform: (code: string, id: string) => { code: string } | null
  buildEnd: (this: { error: (message: string) => never }) => void
}
const context = {
  error: (message: string): never => {
    throw new Error(message)
  },
}
const file = '/of/somebody/node_modules/react-router/dist/production/lib/dom/lib.js'
const link = `const Link = React$1.forwardRef(function LinkWithRef() {})
Link.displayName = "Link";`

function aBuild() {
  const plugin = unusedRouter() as unknown as Hooks
  return { ...plugin, end: () => plugin.buildEnd.call(context) }
}

it('a part of React Router that nobody uses can be left out of a build', () => {
  const build = aBuild()
  const { code } = build.transform(link, file)!
  expect(code.trim()).toBe('const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {})')
  expect(build.end).not.toThrow()
})

it('what is not of React Router stays as it is', () => {
  expect(aBuild().transform(link, '/of/somebody/node_modules/other/lib.js')).toBeNull()
})

it('a build in which React Router makes its parts in another way fails', () => {
  const build = aBuild()
  build.transform(link.replace('React$1.', 'React.'), file)
  expect(build.end).toThrow('another way')
})
