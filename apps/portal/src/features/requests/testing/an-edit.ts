import { page, type Locator } from 'vitest/browser'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readRequest, type RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { readActions } from '@sarai/wire/portal/life/changes.ts'
import type { Language } from '@sarai/locale/language.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { pick, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { en as guestsEn } from '#shared/guest-form/messages.en.ts'
import { fa as guestsFa } from '#shared/guest-form/messages.fa.ts'

/** What the page asks for where an agent may edit; the request comes first. */
export const toEdit = (language: Language) => [
  answerTo(readRequest, aRequest(language)),
  answerTo(readActions, [{ Action: 'change-details', Why: null }]),
  answerTo(readProfileSummary, {
    UserName: 'Nasrin Rahimi',
    AgencyName: 'Parvaz Asia',
    Role: 'agent',
    ShouldVerifyEmail: false,
  }),
]

/** A colleague has brought the passport that was missing, and then the desk has accepted. */
export function acceptedMeanwhile(language: Language): RequestDetails {
  const { Rooms, Timeline } = aRequest(language)
  const [first, second] = Rooms
  const [mehdi, leila, ava] = second!.Guests
  const brought = { ...ava!, PassportNumber: 'F66281037', PassportState: 'Full' as const }
  const nothing = { Dates: null, Room: null, Flights: null, Guests: [], Reference: null, Price: null }
  return aRequest(language, {
    Version: 5,
    State: 'PaymentPending',
    Rooms: [first!, { ...second!, Guests: [mehdi!, leila!, brought] }],
    Timeline: [
      {
        Version: 5,
        What: 'accept',
        Source: 'staff',
        Who: null,
        Reason: null,
        Change: null,
        At: '2031-11-15T06:12:00.000Z',
      },
      {
        Version: 4,
        What: 'change-details',
        Source: 'agency',
        Who: 'Mina Karimi',
        Reason: null,
        Change: {
          ...nothing,
          Guests: [{ Room: 2, From: 'Ava Ahmadi', To: 'Ava Ahmadi', Fields: ['passportNumber'] }],
        },
        At: '2031-11-15T06:09:00.000Z',
      },
      ...Timeline,
    ],
  })
}

const starred = (label: string) => new RegExp(String.raw`^${label}\s*\*?$`)

/** What an agent does on the page of a request, in the words of the language. */
export function editorIn(language: Language) {
  const d = translator(language, { en, fa })
  const g = translator(language, { en: guestsEn, fa: guestsFa })
  const fieldOf = (label: string, part: Locator = page as unknown as Locator) =>
    part.getByRole('textbox', { name: starred(label) }).or(part.getByRole('combobox', { name: starred(label) }))
  const guest = (number: number, room = 1) =>
    page.getByRole('group', { name: g('guestOf', { room, number }), exact: true })
  const open = async (what: string) => {
    await press(d('edit'))
    await pick(what)
  }
  return { d, g, fieldOf, guest, open }
}
