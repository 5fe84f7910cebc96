import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { downloadDeskFile, listMessages, sendMessage, uploadDeskFile } from '@sarai/wire/desk/requests/messages.ts'
import type { DeskMessage } from '@sarai/wire/desk/requests/messages.ts'
import { listSavedReplies } from '@sarai/wire/desk/requests/saved-replies.ts'
import { countThreads, listThreads } from '@sarai/wire/desk/requests/threads.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { en as threadEn } from '@sarai/frame/thread/thread-words.en.ts'
import { fa as threadFa } from '@sarai/frame/thread/thread-words.fa.ts'
import { answerTo, inTurn, refusalOf, type Answer } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { aDeskRequest } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const address = '/messages?open=10482'
const [first, second] = ['5f0c2a5e-9a31-4f0e-8d1c-6d1b1f2f0a01', '5f0c2a5e-9a31-4f0e-8d1c-6d1b1f2f0a02'] as const

describe.each(drawnLanguages('files that the desk sends'))('files that the desk sends, in %s', (language) => {
  const thread = translator(language, { en: threadEn, fa: threadFa })
  const draw = (messages: DeskMessage[], ...answers: Answer[]) =>
    drawScreen(desk, address, {
      language,
      width: 1440,
      answers: [
        ...answers,
        answerTo(listThreads, { rows: [], next: null }),
        answerTo(countThreads, { unread: 0, mine: 0 }),
        answerTo(listMessages, { messages }),
        answerTo(listSavedReplies, []),
        answerTo(readDeskRequest, aDeskRequest()),
      ],
    })
  const choose = async (...names: string[]) => {
    await expectShown([thread('attachHint', { megabytes: 10 })])
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const chosen = new DataTransfer()
    for (const name of names) chosen.items.add(new File(['%PDF'], name, { type: 'application/pdf' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  test('go up at once and with the message, what was taken away excepted', async () => {
    const { asked } = await draw(
      [],
      inTurn(answerTo(uploadDeskFile, { id: first }), answerTo(uploadDeskFile, { id: second })),
      answerTo(sendMessage, { id: 1 }),
    )
    await choose('entrance.pdf', 'map.pdf')
    await press(thread('removeFile', { name: 'map.pdf' }))
    await press(thread('send'))
    await expect.poll(() => page.getByText('entrance.pdf').elements()).toEqual([])
    const sent = asked.find(({ url, method }) => method === 'POST' && url.endsWith('/10482/messages'))
    expect(await sent!.json()).toMatchObject({ content: '', files: [first] })
    expect(asked.filter(({ url }) => url.endsWith('/10482/files?name=entrance.pdf'))).toHaveLength(1)
  })

  test('and are refused are said by name, and go', async () => {
    await draw([], refusalOf(uploadDeskFile, 400, 'FILE_INFECTED'))
    await choose('bad.pdf')
    const why = sayProblem(language, 'FILE_INFECTED', {})
    await expectShown([thread('fileRefused', { name: 'bad.pdf', why })])
    expect(page.getByRole('list', { name: thread('files') }).elements()).toEqual([])
  })

  test('and are sent are opened where they were found clean', async () => {
    const message: DeskMessage = {
      id: 1,
      content: '',
      writtenAt: '2031-11-14T13:50:00.000Z',
      author: 'Kaveh Moradi',
      isDesk: true,
      isMine: true,
      isRead: false,
      files: [
        { id: first, name: 'entrance.pdf', bytes: 10, isPdf: true, state: 'clean' },
        { id: second, name: 'map.pdf', bytes: 10, isPdf: true, state: 'quarantined' },
      ],
    }
    const { asked } = await draw([message], refusalOf(downloadDeskFile, 404, 'NOT_FOUND'))
    await expectShown(['map.pdf', thread('quarantined')])
    await press('entrance.pdf')
    await expect.element(page.getByText(sayProblem(language, 'NOT_FOUND', {}))).toBeVisible()
    expect(asked.filter(({ url }) => url.endsWith(`/10482/files/${first}`))).toHaveLength(1)
  })
})
