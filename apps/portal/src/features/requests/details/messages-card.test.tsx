import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readRequest, type RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import {
  bePresent,
  downloadNoteFile,
  listNotes,
  markNotesRead,
  sendNote,
  type ReserveNote,
} from '@sarai/wire/portal/notes.ts'
import { uploadFile } from '@sarai/wire/portal/uploads.ts'
import { showFileSize } from '@sarai/locale/number/number-display.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import {
  answerTo,
  cutStream,
  failureOf,
  inTurn,
  lossOf,
  refusalOf,
  silenceTo,
  tell,
  type Answer,
} from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as threadEn } from '@sarai/frame/thread/thread-words.en.ts'
import { fa as threadFa } from '@sarai/frame/thread/thread-words.fa.ts'
import { en as kitEn } from '@sarai/ui/kit/words.en.ts'
import { fa as kitFa } from '@sarai/ui/kit/words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { en as leftEn } from '#shared/uploads-left/messages.en.ts'
import { fa as leftFa } from '#shared/uploads-left/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482?tab=messages'

const aNote = (Id: number, changes: Partial<ReserveNote> = {}): ReserveNote => ({
  Id,
  Content: `Note ${Id}`,
  CreateDateTime: '2031-11-14T13:50:00.000Z',
  CreateDate: '2031-11-14',
  CreateTime: '17:20',
  OrderNoteType: 'Customer',
  CreatorUserName: 'Nasrin Rahimi',
  IsBroker: false,
  IsMine: true,
  IsRead: false,
  Files: [],
  ...changes,
})
const ofDesk = { IsBroker: true, IsMine: false, CreatorUserName: 'Kaveh Moradi' }
const isPresence = ({ headers }: Request) => headers.get('content-type')?.includes('PresenceData') ?? false
const marked = answerTo(markNotesRead, null)

describe.each(drawnLanguages('messages on a request'))('messages on a request, in %s', (language) => {
  const t = translator(language, { en, fa })
  const thread = translator(language, { en: threadEn, fa: threadFa })
  const draw = (answers: readonly Answer[], changes: Partial<RequestDetails> = {}) =>
    drawScreen(portal, address, {
      language,
      answers: [...answers, marked, answerTo(readRequest, aRequest(language, changes))],
    })
  const field = () => page.getByRole('textbox', { name: thread('write') }).last()
  const writes = (asked: Request[]) => asked.filter((call) => call.method === 'PUT' && !isPresence(call))

  test('show each side with its name, and a check that doubles when the other side has read [req-06]', async () => {
    const notes = [aNote(1, { IsRead: true }), aNote(2, ofDesk), aNote(3)]
    await draw([answerTo(listNotes, notes)])
    await expectShown(['Note 1', 'Note 2', 'Note 3', t('messages'), 'Kaveh Moradi', t('desk')])
    const says = (note: string, word: 'read' | 'sent') =>
      page.getByRole('listitem').filter({ hasText: note }).getByText(thread(word)).elements().length
    expect([says('Note 1', 'read'), says('Note 1', 'sent')]).toEqual([1, 0])
    expect([says('Note 3', 'read'), says('Note 3', 'sent')]).toEqual([0, 1])
    expect([says('Note 2', 'read'), says('Note 2', 'sent')]).toEqual([0, 0])
  })

  test('say that there are none', async () => {
    await draw([])
    await expect.element(page.getByText(t('messagesEmpty'))).toBeVisible()
  })

  test('that cannot be read say so, and can be asked for again', async () => {
    await draw([failureOf(listNotes)])
    const retry = translator(language, { en: kitEn, fa: kitFa })('retry')
    await expect.element(page.getByRole('button', { name: retry })).toBeVisible()
  })

  test('are sent with the last one seen, by a key as well, and the field is empty then [req-07]', async () => {
    const { asked } = await draw([
      inTurn(
        answerTo(listNotes, [aNote(1, { ...ofDesk, IsRead: true })]),
        answerTo(listNotes, [aNote(1, ofDesk), aNote(2)]),
      ),
      answerTo(sendNote, { Id: 2 }),
    ])
    await fill({ [thread('write')]: 'A cot, please' })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expectShown(['Note 2'])
    await expect.element(field()).toHaveValue('')
    const sent = writes(asked).find(({ headers }) => headers.get('content-type')?.includes('CreateReserveNoteData'))
    expect(await sent!.json()).toEqual({ Id: 10482, Content: 'A cot, please', LastSeenId: 1, Files: [] })
  })

  test('leave the focus in the field for the next one, by whatever button or key they were sent', async () => {
    await draw([answerTo(listNotes, [aNote(1)]), answerTo(sendNote, { Id: 2 })])
    const send = page.getByRole('button', { name: thread('send'), exact: true })
    const enter = async () => {
      ;(send.element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
    }
    const waysToSend = [() => send.click(), enter]
    for (const sendIt of waysToSend) {
      await fill({ [thread('write')]: 'A cot, please' })
      await sendIt()
      await expect.element(field()).toHaveValue('')
      await expect.element(field()).toHaveFocus()
    }
  })

  test('are sent one after the other without waiting: one’s own is none that was not seen', async () => {
    // What was sent is not read back yet.
    const { asked } = await draw([answerTo(listNotes, [aNote(1)]), answerTo(sendNote, { Id: 2 })])
    for (const text of ['A cot, please', 'And a high floor']) {
      await fill({ [thread('write')]: text })
      await press(thread('send'))
      await expect.element(field()).toHaveValue('')
    }
    const sent = writes(asked).filter(({ headers }) => headers.get('content-type')?.includes('CreateReserveNoteData'))
    const bodies = await Promise.all(sent.map((call) => call.json()))
    expect(bodies).toMatchObject([{ LastSeenId: 1 }, { LastSeenId: 2 }])
  })

  test('on a phone are in view with their field, however many there are, once they are asked for', async () => {
    const notes = Array.from({ length: 40 }, (_, place) => aNote(place + 1))
    await drawScreen(portal, address, {
      language,
      width: 390,
      answers: [answerTo(listNotes, notes), marked, answerTo(readRequest, aRequest(language))],
    })
    await expectShown(['Note 40'])
    const inView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }
    await expect.poll(() => inView(field().element())).toBe(true)
    expect(inView(page.getByText('Note 40', { exact: true }).element())).toBe(true)
  })

  test('wait for whoever did not see the last one, who reads it first and loses nothing', async () => {
    await draw([
      inTurn(answerTo(listNotes, [aNote(1)]), answerTo(listNotes, [aNote(1), aNote(2, ofDesk)])),
      inTurn(refusalOf(sendNote, 409, 'NOTES_UNSEEN'), answerTo(sendNote, { Id: 3 })),
    ])
    await fill({ [thread('write')]: 'Anybody?' })
    await press(thread('send'))
    await expectShown([thread('unseen'), thread('unseenText'), 'Note 2'])
    await expect.element(field()).toHaveValue('Anybody?')
    await press(thread('send'))
    await expect.element(field()).toHaveValue('')
  })

  test('that were not sent stay in the field, and the page says why', async () => {
    await draw([refusalOf(sendNote, 503, 'BUSY', { values: { seconds: 2 } })])
    await fill({ [thread('write')]: 'Anybody?' })
    await press(thread('send'))
    await expectShown([sayProblem(language, 'BUSY', { seconds: 2 })])
    await expect.element(field()).toHaveValue('Anybody?')
  })

  test('whose answer was lost are sent again as the same message, whatever came in since', async () => {
    const { asked } = await draw([
      inTurn(answerTo(listNotes, [aNote(1)]), answerTo(listNotes, [aNote(1), aNote(2, { Content: 'A cot, please' })])),
      inTurn(lossOf(sendNote), lossOf(sendNote), answerTo(sendNote, { Id: 2 })),
    ])
    await fill({ [thread('write')]: 'A cot, please' })
    await press(thread('send'))
    await expect.poll(() => page.getByText('A cot, please').elements().length).toBeGreaterThan(1)
    await press(thread('send'))
    await expect.element(field()).toHaveValue('')
    const keys = writes(asked)
      .filter(({ headers }) => headers.get('content-type')?.includes('CreateReserveNoteData'))
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })

  test('that are not finished are there again after a reload, for whoever wrote them', async () => {
    await draw([])
    await fill({ [thread('write')]: 'Half a sent' })
    await draw([])
    await expect.element(field()).toHaveValue('Half a sent')
    const other = {
      UserName: 'Mina Karimi',
      AgencyName: 'Parvaz Asia',
      Role: 'agent',
      ShouldVerifyEmail: false,
    } as const
    await draw([answerTo(readProfileSummary, other)])
    await expect.element(field()).toHaveValue('')
    localStorage.clear()
  })

  test('say which colleagues have the request open, and that the desk is writing, without a name', async () => {
    await draw([
      inTurn(
        answerTo(bePresent, { Colleagues: [{ Name: 'Mina Karimi', IsWriting: false }], IsProviderWriting: false }),
        answerTo(bePresent, { Colleagues: [{ Name: 'Mina Karimi', IsWriting: true }], IsProviderWriting: true }),
        answerTo(bePresent, { Colleagues: [], IsProviderWriting: false }),
      ),
    ])
    const hint = () => page.getByRole('status').filter({ hasText: 'Mina Karimi' })
    await expect.element(hint()).toHaveTextContent(thread('isHere', { name: 'Mina Karimi' }))
    tell({ what: 'presence', id: '10482' })
    const writing = [thread('sideIsWriting', { side: t('desk') }), thread('isWriting', { name: 'Mina Karimi' })]
    await expect.element(hint()).toHaveTextContent(writing.join(' · '))
    tell({ what: 'presence', id: '10482' })
    await expect.poll(() => hint().elements()).toEqual([])
  })

  test('tell the others that somebody is writing, and no more once it is sent', async () => {
    const { asked } = await draw([answerTo(sendNote, { Id: 1 })])
    const said = () => Promise.all(asked.filter(isPresence).map((call) => call.clone().json()))
    await fill({ [thread('write')]: 'A cot, please' })
    await expect.poll(said).toEqual([{}, { IsWriting: true }])
    await press(thread('send'))
    await expect.poll(said).toEqual([{}, { IsWriting: true }, { IsWriting: false }])
  })

  test('show nothing where nobody knows who is there', async () => {
    await draw([refusalOf(bePresent, 403, 'FORBIDDEN'), answerTo(listNotes, [aNote(1)])])
    await expectShown(['Note 1'])
    await expect.element(field()).toBeEnabled()
    expect(page.getByText(sayProblem(language, 'FORBIDDEN', {})).elements()).toEqual([])
  })

  test('are closed at a confirmed request, and the page says why [req-07]', async () => {
    await draw([answerTo(listNotes, [aNote(1)])], { State: 'Confirmed', TakesNotes: false })
    await expectShown(['Note 1', t('messagesClosed')])
    expect(field().elements()).toHaveLength(0)
  })

  test('are read by an accountant without an answer and without a mark', async () => {
    const accountant = {
      UserName: 'Omid Karimi',
      AgencyName: 'Parvaz Asia',
      Role: 'accountant',
      ShouldVerifyEmail: false,
    } as const
    const { asked } = await draw([answerTo(readProfileSummary, accountant), answerTo(listNotes, [aNote(1, ofDesk)])])
    await expectShown(['Note 1', t('messagesForAgents')])
    await new Promise((done) => setTimeout(done, 1_300))
    expect(writes(asked)).toEqual([])
  })
})

test('are marked read up to the last one, once they were in view for a second [req-06]', async () => {
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      answerTo(listNotes, [aNote(1, { ...ofDesk, IsRead: true }), aNote(2, ofDesk), aNote(3)]),
      marked,
      answerTo(readRequest, aRequest('en')),
    ],
  })
  await expectShown(['Note 2'])
  await expect.element(page.getByText(threadEn.newLine, { exact: true })).toBeInTheDocument()
  page.getByRole('textbox', { name: threadEn.write }).element().scrollIntoView()
  const marks = () => asked.filter(({ headers }) => headers.get('content-type')?.includes('MarkNotesReadData'))
  await expect.poll(() => marks().length, { timeout: 4_000 }).toBe(1)
  expect(await marks()[0]!.json()).toEqual({ UpToId: 2 })
})

test('of before are read on demand, and the thread stays where it was', async () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => aNote(from + n))
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      inTurn(answerTo(listNotes, range(51, 100)), answerTo(listNotes, range(1, 50))),
      answerTo(readRequest, aRequest('en')),
    ],
  })
  await expectShown(['Note 100'])
  await press(threadEn.older)
  await expect.element(page.getByText('Note 1', { exact: true })).toBeInTheDocument()
  expect(page.getByRole('button', { name: threadEn.older }).elements()).toHaveLength(0)
  expect(asked.filter(({ url }) => url.includes('BeforeId=51'))).toHaveLength(1)
})

test('that come in do not move what somebody reads further up, and are announced there', async () => {
  const range = (to: number) => Array.from({ length: to }, (_, n) => aNote(n + 1))
  await drawScreen(portal, address, {
    language: 'en',
    width: 1440,
    answers: [
      inTurn(answerTo(listNotes, range(40)), answerTo(listNotes, [...range(40), aNote(41, ofDesk)])),
      marked,
      answerTo(readRequest, aRequest('en')),
    ],
  })
  await expectShown(['Note 40'])
  const box = page.getByRole('region', { name: threadEn.messages }).element()
  expect(box.scrollTop).toBeGreaterThan(0)
  box.scrollTop = 100
  tell({ what: 'note', id: '10482' })
  const pill = page.getByRole('button', { name: threadEn.newBelow })
  await expect.element(pill).toBeVisible()
  expect(box.scrollTop).toBe(100)
  await pill.click()
  expect(box.scrollTop).toBeGreaterThan(1_000)
  await expect.element(pill).not.toBeInTheDocument()
})

test('come in live, and of another request are not read', async () => {
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      inTurn(answerTo(listNotes, [aNote(1)]), answerTo(listNotes, [aNote(1), aNote(2, ofDesk)])),
      marked,
      answerTo(readRequest, aRequest('en')),
    ],
  })
  await expectShown(['Note 1'])
  const reads = () => asked.filter(({ url }) => url.includes('accommodationReserveRequestId')).length
  tell({ what: 'note', id: '7' })
  await new Promise((done) => setTimeout(done, 700))
  expect(reads()).toBe(1)
  tell({ what: 'note', id: '10482' })
  await expectShown(['Note 2'])
})

test('come in every ten seconds while the live stream is down [req-06]', { timeout: 25_000 }, async () => {
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      inTurn(answerTo(listNotes, [aNote(1)]), answerTo(listNotes, [aNote(1), aNote(2, ofDesk)])),
      marked,
      answerTo(readRequest, aRequest('en')),
    ],
  })
  await expectShown(['Note 1'])
  const reads = () => asked.filter(({ url }) => url.includes('accommodationReserveRequestId')).length
  await new Promise((done) => setTimeout(done, 11_000))
  expect(reads()).toBe(1)
  cutStream()
  await expect.poll(reads, { timeout: 12_000 }).toBe(2)
  await expectShown(['Note 2'])
})

describe.each(drawnLanguages('files along with a message'))('files along with a message, in %s', (language) => {
  const thread = translator(language, { en: threadEn, fa: threadFa })
  const draw = (answers: readonly Answer[]) =>
    drawScreen(portal, address, {
      language,
      answers: [...answers, marked, answerTo(readRequest, aRequest(language))],
    })
  const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
  const choose = async (...files: File[]) => {
    await expectShown([thread('attachHint', { megabytes: 10 })])
    const size = showFileSize(language, 412 * 1024 * 1024)
    await expectShown([translator(language, { en: leftEn, fa: leftFa })('left', { count: 187, size })])
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const chosen = new DataTransfer()
    for (const one of files) chosen.items.add(one)
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const [first, second] = ['5f0c2a5e-9a31-4f0e-8d1c-6d1b1f2f0a01', '5f0c2a5e-9a31-4f0e-8d1c-6d1b1f2f0a02'] as const

  test('are sent up at once and go with the message, or without a word [req-06]', async () => {
    const { asked } = await draw([
      inTurn(answerTo(uploadFile, [first]), answerTo(uploadFile, [second])),
      answerTo(sendNote, { Id: 1 }),
    ])
    await choose(file('wishes.pdf'), file('plan.pdf'))
    await press(thread('removeFile', { name: 'plan.pdf' }))
    await press(thread('send'))
    await expect.poll(() => page.getByText('wishes.pdf').elements()).toEqual([])
    const sent = asked.find(({ headers }) => headers.get('content-type')?.includes('CreateReserveNoteData'))
    expect(await sent!.json()).toMatchObject({ Content: '', Files: [first] })
    expect(asked.filter(({ url }) => url.includes('UploadPublicFiles?Name=wishes.pdf'))).toHaveLength(1)
  })

  test('that are on their way are asked about before the tab is closed', async () => {
    const closesAtOnce = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await draw([silenceTo(uploadFile)])
    await expectShown([thread('attach')])
    expect(closesAtOnce()).toBe(true)
    await choose(file('wishes.pdf'))
    await expect.poll(closesAtOnce).toBe(false)
    await press(thread('removeFile', { name: 'wishes.pdf' }))
    await expect.poll(closesAtOnce).toBe(true)
  })

  test('that wait to be sent are there again with the draft, and go once', async () => {
    const answers = [
      inTurn(answerTo(uploadFile, [first]), answerTo(uploadFile, [second])),
      answerTo(sendNote, { Id: 1 }),
    ]
    /** Every screen drawn stays, the newest last. */
    const shown = (name: string) => page.getByText(name).elements().length
    await draw(answers)
    await choose(file('wishes.pdf'), file('plan.pdf'))
    await expectShown(['plan.pdf'])
    await expect.poll(() => shown(thread('uploading'))).toBe(0)
    await press(thread('removeFile', { name: 'plan.pdf' }))
    const { asked } = await draw(answers)
    await expect.poll(() => shown('wishes.pdf')).toBe(2)
    expect(shown('plan.pdf')).toBe(0)
    await press(thread('send'))
    await expect.poll(() => shown('wishes.pdf')).toBe(1)
    const sent = asked.find(({ headers }) => headers.get('content-type')?.includes('CreateReserveNoteData'))
    expect(await sent!.json()).toMatchObject({ Files: [first] })
    await draw(answers)
    await expect.poll(() => shown(thread('attachHint', { megabytes: 10 }))).toBe(3)
    expect(shown('wishes.pdf')).toBe(1)
  })

  test('that are refused, too large or too many are said by name, and the others stay', async () => {
    await draw([inTurn(refusalOf(uploadFile, 400, 'FILE_INFECTED'), answerTo(uploadFile, [first]))])
    await choose(file('bad.pdf'))
    await expectShown([thread('fileRefused', { name: 'bad.pdf', why: sayProblem(language, 'FILE_INFECTED', {}) })])
    await choose(file('large.pdf', 10 * 1024 * 1024 + 1))
    await expectShown([thread('fileTooLarge', { name: 'large.pdf', megabytes: 10 })])
    await choose(...Array.from({ length: 6 }, (_, n) => file(`f${n}.pdf`)))
    await expectShown([thread('tooManyFiles', { count: 5 }), 'f4.pdf'])
    expect(page.getByText('f5.pdf').elements()).toEqual([])
    await expect.poll(() => page.getByText(thread('uploading')).elements()).toEqual([])
  })

  test('are opened when they were found clean; of the others it is said why not', async () => {
    const Files: ReserveNote['Files'] = [
      { Id: first, Name: 'voucher.pdf', Bytes: 10, IsPdf: true, State: 'clean' },
      { Id: second, Name: 'photo.jpg', Bytes: 10, IsPdf: false, State: 'quarantined' },
      { Id: `${second}1`, Name: 'bad.pdf', Bytes: 10, IsPdf: true, State: 'refused' },
      { Id: `${second}2`, Name: '', Bytes: 0, IsPdf: false, State: 'deleted' },
    ]
    const { asked } = await draw([
      answerTo(listNotes, [aNote(1, { ...ofDesk, Content: '', Files })]),
      refusalOf(downloadNoteFile, 404, 'NOT_FOUND'),
    ])
    await expectShown(['photo.jpg', thread('quarantined'), 'bad.pdf', thread('refused'), thread('deleted')])
    await press('voucher.pdf')
    await expect.element(page.getByText(sayProblem(language, 'NOT_FOUND', {}))).toBeVisible()
    expect(asked.filter(({ url }) => url.endsWith(`/10482/files/${first}`))).toHaveLength(1)
  })
})
