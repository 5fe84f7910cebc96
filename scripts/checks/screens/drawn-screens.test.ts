import { describe, expect, it } from 'vitest'
import { drawnTwice, undrawnScreens } from './drawn-screens.ts'

const asking = `export const Card = () => <WriteDialog title={t('end')} />`
const screen = `describeScreen('the hotels', {})`
const view = `describeView('ending a session', {})`

describe('a screen that no test draws', () => {
  it.each([
    ['a page without a test', 'hotels-page.tsx', '<main />', undefined],
    ['a page with only a view', 'hotels-page.tsx', '<main />', view],
    ['sabotage: a question on a card without a test', 'session-card.tsx', asking, undefined],
    ['sabotage: a question whose test draws nothing', 'session-card.tsx', asking, `test('adds', () => {})`],
    ['a form over a page', 'rooms.tsx', 'const a = <FormDialog\n title={b} />', undefined],
    ['a bare dialog', 'history.tsx', '<Dialog isOpen />', undefined],
  ])('is refused: %s', (_, file, source, test) => {
    expect(undrawnScreens(file, source, test)).toEqual([expect.stringContaining(file)])
  })

  it.each([
    ['a page with its states', 'hotels-page.tsx', '<main />', screen],
    ['a question with a view', 'session-card.tsx', asking, view],
    ['what only opens the dialog of another file', 'room-card.tsx', '<RemoveDialog of={room} />', undefined],
    ['what asks nothing', 'card.tsx', '<p />', undefined],
  ])('is not seen in %s', (_, file, source, test) => {
    expect(undrawnScreens(file, source, test)).toEqual([])
  })
})

it.each([`test.each(['en', 'fa'] as const)('a', …)`, `describe.each([\n  ['en', 1440],\n  ['fa', 390],\n])('a', …)`])(
  'a group that is always drawn in both languages is refused: %j',
  (test) => {
    expect(drawnTwice('hotels-page.test.tsx', test)).toEqual([expect.stringContaining('hotels-page.test.tsx')])
    expect(drawnTwice('hotels-page.test.tsx', `test.each(drawnLanguages('a'))('a', …)`)).toEqual([])
  },
)
