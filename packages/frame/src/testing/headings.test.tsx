import { expect, test } from 'vitest'
import { render } from '@sarai/ui/testing/render.tsx'
import { wrongHeadings } from '#testing/headings.ts'

const page = (
  <>
    <h1>Requests</h1>
    <h2>Open</h2>
    <h3>Galata</h3>
    <h2>Closed</h2>
  </>
)
// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as React Aria draws it
const dialog = (title: React.ReactNode) => <div role="dialog">{title}</div>

test('a page has one h1 and leaves out no level, and a dialog begins with its own title', async () => {
  render(
    <>
      {page}
      {dialog(<h2>New request</h2>)}
    </>,
  )
  await expect.poll(wrongHeadings).toEqual([])
})

test.each([
  ['no h1', <h2 key="a">Open</h2>, ['the page has 0 h1: ', 'h2 where h1 is due: Open']],
  [
    'two h1',
    <>
      {page}
      <h1>Contracts</h1>
    </>,
    ['the page has 2 h1: Requests, Contracts'],
  ],
  [
    'a level left out',
    <>
      <h1>Requests</h1>
      <h3>Galata</h3>
    </>,
    ['h3 where h2 is due: Galata'],
  ],
  [
    'a level left out in a dialog',
    <>
      {page}
      {dialog(<h3>Rooms</h3>)}
    </>,
    ['h3 where h2 is due: Rooms'],
  ],
  [
    'an h1 that nobody sees',
    <h1 key="a" hidden>
      Requests
    </h1>,
    ['the page has 0 h1: '],
  ],
])('sabotage: %s is found', async (_, screen, wrongs) => {
  render(screen)
  await expect.poll(wrongHeadings).toEqual(wrongs)
})
