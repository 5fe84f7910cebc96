import { expect, it } from 'vitest'
import { racPersian } from '../../packages/ui/rac-persian.ts'

type Hooks = {
  configResolved: (config: { command: string }) => void
  transform: (code: string, id: string) => { code: string } | null
  buildEnd: (this: { error: (message: string) => never }) => void
}
const context = {
  error: (message: string): never => {
    throw new Error(message)
  },
}
const dictionary = 'node_modules/react-aria/dist/private/calendar/intlStrings.mjs'

function aBuild(command = 'build') {
  const plugin = racPersian() as unknown as Hooks
  plugin.configResolved({ command })
  return { ...plugin, end: () => plugin.buildEnd.call(context) }
}

it('a build in which React Aria keeps its words elsewhere fails, and one for development goes on', () => {
  expect(aBuild().end).toThrow('elsewhere')
  expect(aBuild('serve').end).not.toThrow()
})

it('words in another shape fail the build too', () => {
  expect(() => aBuild().transform('export default {}', dictionary)).toThrow('another way')
})

it('Persian stands beside English, and no other language', () => {
  const build = aBuild()
  const words = `import a from "../../../intl/calendar/en-US.mjs"; import b from "../../../intl/calendar/de-DE.mjs"`
  const replaced = build.transform(words, dictionary)
  expect(replaced?.code).toContain("'fa-IR'")
  expect(replaced?.code).not.toContain('de-DE')
  expect(build.end).not.toThrow()
})
