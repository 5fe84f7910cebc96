import { describe, expect, it } from 'vitest'
import { undrawnScreens } from './drawn-screens.ts'

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
