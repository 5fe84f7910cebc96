import { describe, expect, it } from 'vitest'
import { physicalStyles } from './physical-classes.ts'
import { untranslatedWords } from './untranslated.ts'

describe('untranslated words', () => {
  it.each([
    ['text', '<p>Hello</p>', 'Hello'],
    ['Persian text', '<p>سلام</p>', 'سلام'],
    ['a label', '<Field label="Name" />', 'Name'],
    ['a label for screen readers', "<button aria-label={'Close'} />", 'Close'],
    ['a branch', "<p>{open ? 'Open' : words.closed}</p>", 'Open'],
    ['a fallback', "<p>{name || 'Nobody'}</p>", 'Nobody'],
    ['a glued sentence', '<p>{`Hello ${name}`}</p>', 'Hello'],
  ])('are found in %s', (_, jsx, word) => {
    expect(untranslatedWords('page.tsx', `const page = ${jsx}`)).toEqual([expect.stringContaining(`"${word}"`)])
  })

  it.each([
    ['a message', '<p>{words.hello}</p>'],
    ['signs and digits', '<p> · 24/7 </p>'],
    ['names of the program', '<Field name="email" type="text" className="grid" />'],
    ['a comparison', "<p>{state === 'open' && words.open}</p>"],
    ['what is marked as no word', '<span translate="no">Sarai</span>'],
  ])('are not seen in %s', (_, jsx) => {
    expect(untranslatedWords('page.tsx', `const page = ${jsx}`)).toEqual([])
  })
})

describe('sides of the screen', () => {
  it.each([
    ['a margin', '<p className="grid ml-2" />', 'ml-2'],
    ['a variant', '<p className="md:data-[open]:-right-1/2" />', 'right-1/2'],
    ['a class list apart', "const box = 'border-l-2 p-4'", 'border-l-2'],
    ['a template', '<p className={`rounded-tr-lg ${more}`} />', 'rounded-tr-lg'],
    ['alignment', '<p className="text-left" />', 'text-left'],
    ['a style', '<p style={{ marginLeft: 4 }} />', 'marginLeft'],
    ['an aligned style', "<p style={{ textAlign: 'right' }} />", 'textAlign'],
  ])('are found in %s', (_, source, what) => {
    expect(physicalStyles('page.tsx', `const page = () => { ${asStatement(source)} }`)).toEqual([
      expect.stringContaining(what),
    ])
  })

  it.each([
    ['start and end', '<p className="ms-2 pe-4 start-0 text-start rounded-s-lg border-e" />'],
    ['both sides', '<p className="mx-2 px-4 inset-x-0 border-x" />'],
    ['words that only look alike', "const text = 'left-to-right, right-angled, mr-smith'"],
    ['logical styles', "<p style={{ marginInlineStart: 4, textAlign: 'start' }} />"],
  ])('are not seen in %s', (_, source) => {
    expect(physicalStyles('page.tsx', asStatement(source))).toEqual([])
  })
})

const asStatement = (source: string) => (source.startsWith('<') ? `const page = ${source}` : source)
