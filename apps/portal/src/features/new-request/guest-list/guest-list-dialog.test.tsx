import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Language } from '@sarai/locale/language.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { speak } from '@sarai/ui/testing/kept.ts'
import { render } from '@sarai/ui/testing/render.tsx'
import { translator } from '@sarai/ui/kit/translate.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import type { DrawnApp } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectNoBarriers, expectShown } from '@sarai/frame/testing/look-over.ts'
import { GuestListDialog } from '#features/new-request/guest-list/guest-list-dialog.tsx'
import type { GuestsByRoom } from '#features/new-request/guest-list/list-survey.ts'
import { listLimits } from '#features/new-request/guest-list/reading/list-table.ts'
import { checkIn, sixRooms, twentyGuests } from '#features/new-request/guest-list/testing/a-group.ts'
import { aWorkbook } from '#features/new-request/guest-list/testing/a-workbook.ts'
import { en } from '#features/new-request/guest-list/messages.en.ts'
import { fa } from '#features/new-request/guest-list/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const filled = vi.fn<(guests: GuestsByRoom) => void>()

/** A step of the wizard, as far as the dialog knows it: its rooms, and a button that opens it. */
function Story() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <h1>{checkIn}</h1>
      <Button onPress={() => setOpen(true)}>{en.title}</Button>
      {isOpen && <GuestListDialog rooms={sixRooms} checkIn={checkIn} onFill={filled} onClose={() => setOpen(false)} />}
    </main>
  )
}

const app: DrawnApp = { ...portal, routes: [{ path: '*', Component: Story }] }
const open = () => press(en.title)
const paste = async (text: string) => {
  await open()
  await page.getByRole('textbox').fill(text)
}

describeScreen('guests from a list', {
  app,
  address: '/',
  words: { en, fa },
  asksNothing: 'a list is read in the browser, and nothing of it leaves the page before it is filled in',
  states: (t) => ({
    loaded: {
      act: () => paste(twentyGuests),
      shows: [
        t('survey', {
          read: t('readCount', { count: 20 }),
          clear: t('clear', { count: 16 }),
          unclear: t('unclear', { count: 4 }),
        }),
        t('whichDayChild', { row: 3 }),
        t('notLatin', { row: 5 }),
        t('twinPassport', { row: 9, rows: 12 }),
        'LEILA',
        'SADEGHI',
        t('whereTheyGo'),
        'Superior Double',
        t('places', { taken: 3, all: 3 }),
        t('fillSome', { filled: 16, empty: 4 }),
        t('replaces', { count: 16 }),
      ],
      showsWide: ['SARA AHMADI', t('CHDNB'), t('howToMove')],
    },
    empty: {
      act: async () => {
        await open()
        await press(t('read'))
      },
      shows: [t('empty'), t('listLabel'), t('fileHint', listLimits)],
    },
    refused: { act: () => paste('x\ty\n'.repeat(501)), shows: [t('tooLong', listLimits)] },
  }),
})

const widths = [1280, 390] as const
const dresses = drawnLanguages('guests from a list').flatMap((language) => widths.map((width) => ({ language, width })))

async function draw(language: Language, width: number) {
  await page.viewport(width, width === 390 ? 844 : 900)
  window.focus()
  speak(language)
  filled.mockClear()
  render(<Story />)
  return translator(language, { en, fa })
}

const card = (title: string) => page.getByRole('region', { name: title })
const lastFill = () => filled.mock.lastCall?.[0]

describe.each(dresses)(
  '20 guests pasted with three broken rows into six rooms ($language, $width px)',
  ({ language, width }) => {
    test('only what is unclear is asked, and all of them are filled in', async () => {
      const t = await draw(language, width)
      await paste(twentyGuests)
      await expectShown([t('settled', { settled: 0, all: 4 }), t('fillSome', { filled: 16, empty: 4 })])
      expectHabits(language)
      await expectNoBarriers()

      // The day first; the name as suggested; another number at the second of the two.
      await card(t('whichDayChild', { row: 3 }))
        .getByRole('radio')
        .first()
        .click({ force: true })
      await card(t('notLatin', { row: 5 }))
        .getByRole('button', { name: t('isRight') })
        .click()
      const twin = card(t('twinPassport', { row: 12, rows: 9 }))
      await twin.getByRole('button', { name: t('isRight') }).click()
      await expectShown([t('stillTwin')])
      await twin.getByRole('textbox').fill('g ۱۰۰۰۰۰۱۲')
      await twin.getByRole('button', { name: t('isRight') }).click()

      await expectShown([t('settled', { settled: 4, all: 4 })])
      await press(t('fill', { count: 20 }))
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      expect(lastFill()?.map((guests) => guests.map((guest) => `${guest?.type} ${guest?.lastName}`))).toEqual([
        ['ADT AHMADI', 'ADT AHMADI', 'CHDWB AHMADI'],
        ['ADT RAHMANI', 'ADT SADEGHI', 'ADTEB SADEGHI', 'CHDNB RAHMANI'],
        ['ADT NOURI', 'ADT NOURI', 'CHDWB NOURI'],
        ['ADT AMINI', 'ADT AMINI', 'ADT AMINI'],
        ['ADT KAZEMI', 'ADT KAZEMI', 'CHDNB KAZEMI'],
        ['ADT YILMAZ', 'ADT YILMAZ', 'ADT YILMAZ', 'ADT YILMAZ'],
      ])
      expect(lastFill()?.[0]?.[2]?.dateOfBirth).toBe('2018-09-02')
      expect(lastFill()?.[3]?.[1]?.passportNumber).toBe('G10000012')
    })

    test('stands on the whole screen of a phone, with the button in reach and nothing to scroll sideways', async () => {
      const t = await draw(language, width)
      await paste(twentyGuests)
      const fill = page.getByRole('button', { name: t('fillSome', { filled: 16, empty: 4 }) })
      await expect.element(fill).toBeVisible()
      const box = page.getByRole('dialog').element().parentElement!
      await Promise.all(box.getAnimations().map((animation) => animation.finished))
      const { width: across, top, bottom } = box.getBoundingClientRect()
      const isPhone = width === 390
      expect({ across, isWhole: top === 0 && bottom === 844 }).toEqual({
        across: isPhone ? 390 : 1080,
        isWhole: isPhone,
      })
      expect(fill.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
      const wide = [...box.querySelectorAll('*')].filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX),
      )
      expect(wide).toEqual([])
    })
  },
)

describe('by keyboard', () => {
  const handle = (name: string) => page.getByRole('button', { name: en.move.replace('{guest}', name) })

  test('Alt and the arrows move a guest, and the focus goes along', async () => {
    await draw('en', 1280)
    await paste('SARA AHMADI\nOMID KARIMI\nAVA NOURI')
    handle('SARA AHMADI').element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(handle('SARA AHMADI')).toHaveFocus()
    await expectShown(['1 · Superior Double: Main guest'])
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    await expect.element(handle('SARA AHMADI')).toHaveFocus()
    await press(en.fill.other.replace('#', '3'))
    const names = lastFill()?.map((guests) => guests.map((guest) => guest?.firstName ?? '-').join(' '))
    expect(names?.slice(0, 2)).toEqual(['OMID AVA -', 'SARA - - -'])
  })

  test('a guest with an open question is left empty, and Enter settles it', async () => {
    const t = await draw('en', 1280)
    await paste('لیلا صادقی\nOMID KARIMI')
    await expectShown([t('fillSome', { filled: 1, empty: 1 })])
    card(t('notLatin', { row: 1 }))
      .getByRole('textbox')
      .first()
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expectShown([t('settled', { settled: 1, all: 1 })])
    await press(t('fill', { count: 2 }))
    expect(lastFill()?.[0]?.[0]).toMatchObject({ firstName: 'LEILA', lastName: 'SADEGHI' })
  })
})

test('guests change places by dragging, and by the menu at their handle', async () => {
  const t = await draw('en', 1280)
  await paste('SARA AHMADI\nOMID KARIMI')
  const place = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await userEvent.dragAndDrop(place('SARA AHMADI'), place('OMID KARIMI'))
  await expectShown(['SARA AHMADI: 1 · Superior Double: Main guest'])
  await press(t('move', { guest: 'SARA AHMADI' }))
  await page.getByRole('menuitem', { name: t('noPlaceYet') }).click()
  await expectShown([t('noPlaceYetText', { count: 1 })])
  await press(t('fill', { count: 1 }))
  expect(lastFill()?.[0]?.map((guest) => guest?.firstName)).toEqual(['OMID', undefined, undefined])
})

test('a workbook is read, its columns can be changed, and a row can be left out', async () => {
  const t = await draw('en', 1280)
  await open()
  const rows = [
    ['Ad', 'Soyad', 'Note'],
    ['SARA', 'AHMADI', 'KARIMI'],
    ['OMID', 'KARIMI', 'KARIMI'],
    ['نام', 'x', 'y'],
  ]
  const file = new File([await aWorkbook({ rows })], 'yalda-group.xlsx')
  await userEvent.upload(document.querySelector('input[type=file]')!, file)
  await expectShown(['yalda-group.xlsx', t('rowCount', { count: 3 }), t('columnCount', { count: 3 }), 'SARA AHMADI'])
  await press(t('change'))
  await page.getByRole('button', { name: /Column C/ }).click()
  await page.getByRole('option', { name: t('lastName') }).click()
  await expectShown(['SARA KARIMI'])
  await card(t('notLatin', { row: 3 }))
    .getByRole('button', { name: t('leaveOut') })
    .click()
  await expectShown([t('isLeftOut')])
  await press(t('fill', { count: 2 }))
  expect(lastFill()?.[0]?.map((guest) => guest?.lastName)).toEqual(['KARIMI', 'KARIMI', undefined])
})

test('a file that is no spreadsheet is refused where it was given, and the list can be given again', async () => {
  const t = await draw('en', 1280)
  await open()
  await userEvent.upload(document.querySelector('input[type=file]')!, new File([new Uint8Array(40)], 'photo.png'))
  await expectShown([t('unreadable'), t('chooseFile')])
  await page.getByRole('textbox').fill('SARA AHMADI\nOMID KARIMI')
  await expectShown([t('allClear', { read: t('readCount', { count: 2 }) }), t('nothingToAsk')])
  await press(t('anotherList'))
  await expect.element(page.getByRole('textbox')).toHaveValue('SARA AHMADI\nOMID KARIMI')
})

test('a list in which nobody stands is not called clear', async () => {
  const t = await draw('en', 1280)
  await paste('First name\tLast name\tDOB\n\t\t1990-01-01')
  await expectShown([t('noneRead')])
  await expect.element(page.getByText(t('nothingToAsk'))).not.toBeInTheDocument()
  await press(t('anotherList'))
  await userEvent.upload(document.querySelector('input[type=file]')!, new File(['<html><p>x</p>'], 'guests.xlsx'))
  await expectShown([t('unreadable')])
})

test('columns without names are asked for first', async () => {
  const t = await draw('en', 1280)
  await paste('1990-01-01\tA1234567\n1991-01-01\tB1234567')
  await expect.element(page.getByText(t('noNames'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('done') })).toBeVisible()
})

test('one answer counts for all dates that can be read in two ways', async () => {
  const t = await draw('en', 1280)
  await paste('Name\tDOB\nSARA AHMADI\t03/04/1990\nOMID KARIMI\t05/06/1991')
  await card(t('whichDay', { row: 1 }))
    .getByRole('radio')
    .last()
    .click({ force: true })
  await press(t('allDates'))
  await press(t('fill', { count: 2 }))
  expect(lastFill()?.[0]?.map((guest) => guest?.dateOfBirth)).toEqual(['1990-03-04', '1991-05-06', undefined])
})

test('dates that the others tell are folded away where there are many, and can still be changed', async () => {
  const t = await draw('en', 1280)
  const rows = ['25/12/1980', '03/04/1990', '05/06/1991', '07/08/1992', '01/02/1993'].map((day) => `A B\t${day}`)
  await paste(['Name\tDOB', ...rows].join('\n'))
  await expectShown([t('allClear', { read: t('readCount', { count: 5 }) }), t('nothingToAsk')])
  await press(t('toldDates', { count: 4 }))
  await card(t('whichDay', { row: 2 }))
    .getByRole('radio')
    .last()
    .click({ force: true })
  await press(t('fill', { count: 5 }))
  expect(lastFill()?.[0]?.map((guest) => guest?.dateOfBirth)).toEqual(['1980-12-25', '1990-03-04', undefined])
})

test('a long list in which every row is unclear is asked about in parts', async () => {
  const t = await draw('en', 1280)
  const rows = Array.from({ length: listLimits.rows - 1 }, () => 'SARA\tAHMADI\tno day')
  await paste(['First name\tLast name\tDOB', ...rows].join('\n'))
  await expectShown([t('settled', { settled: 0, all: rows.length }), t('noPlaceYetText', { count: 479 })])
  await expect.element(card(t('noDay', { row: 20 }))).toBeInTheDocument()
  await expect.element(card(t('noDay', { row: 21 }))).not.toBeInTheDocument()
  await page
    .getByRole('button', { name: t('showMore', { count: 20 }) })
    .first()
    .click()
  await expect.element(card(t('noDay', { row: 40 }))).toBeInTheDocument()
})

test('the last part of a long list takes the focus of the button that showed it', async () => {
  const t = await draw('en', 1280)
  await paste(['First name\tLast name\tDOB', ...Array.from({ length: 25 }, () => 'SARA\tAHMADI\tno day')].join('\n'))
  await page
    .getByRole('button', { name: t('showMore', { count: 5 }) })
    .first()
    .click()
  await expect.element(page.getByText(t('allShown'))).toHaveFocus()
})

test('nothing of a list reaches the storage of the browser, its history or the console', async () => {
  const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((kind) => vi.spyOn(console, kind))
  const called = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => void vi.restoreAllMocks())
  const t = await draw('en', 1280)
  await paste('Name\tPassport\nSARA AHMADI\tCANARY1234\nلیلا صادقی\tCANARY5678')
  await press(t('fillSome', { filled: 1, empty: 1 }))
  expect(JSON.stringify(lastFill())).toContain('CANARY1234')
  const kept = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    history.state,
    location.href,
    document.cookie,
  ])
  expect(kept).not.toContain('CANARY')
  expect(JSON.stringify(logged.map((spy) => spy.mock.calls))).not.toContain('CANARY')
  expect(called).not.toHaveBeenCalled()
})

test('a list that was given and not filled in yet is asked about before the tab closes', async () => {
  await draw('en', 1280)
  await open()
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  await page.getByRole('textbox').fill('SARA AHMADI\nOMID KARIMI')
  await expect.poll(asks).toBe(true)
})
