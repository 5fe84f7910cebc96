import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { newDraft, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { createDraftSaver, type DraftCalls, type DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'
import type { SavedDraft, SentDraft } from '#features/new-request/saved-draft/saver-state.ts'

const noted = (notes: string, hotel = 1): RequestDraft => ({
  ...newDraft(hotel, { from: '', until: '' }),
  submitKey: `of-hotel-${hotel}`,
  notes,
})
const sent: SentDraft = {
  version: 12,
  sentAt: '2031-11-15T06:14:00.000Z',
  id: 10_482,
  requestNumber: 'R-10482',
  hotelName: 'Galata',
  isHeard: false,
}
const failure = (status: number, code: string) =>
  new CallFailed({ status, code, text: code, fields: [], reference: 'r' })
const changed = failure(409, 'STATE_CHANGED')
const lost = failure(0, 'UNREACHABLE')

/** The server, with whatever it keeps; the next saves may fail first. */
function aServer(kept: SavedDraft | null = null) {
  const server = {
    kept,
    sent: null as SentDraft | null,
    isOver: false,
    fails: [] as Error[],
    saves: [] as { notes: string; version: number | undefined; key: string; submitKey: string }[],
  }
  const done = new Map<string, SavedDraft>()
  let last = kept?.version ?? 0
  const calls: DraftCalls = {
    read: vi.fn<DraftCalls['read']>(async () => ({ saved: server.kept, sent: server.sent })),
    save: vi.fn<DraftCalls['save']>(async ({ version, draft }, { key }) => {
      server.saves.push({ notes: draft.notes, version, key, submitKey: draft.submitKey })
      await new Promise((resolve) => setTimeout(resolve, 100))
      const fails = server.fails.shift()
      if (fails === undefined || fails === lost) {
        const known = done.get(key)
        if (known === undefined && (server.sent || server.kept?.version !== version)) throw changed
        last += 1
        server.kept = known ?? { version: last, savedAt: new Date().toISOString(), draft }
        done.set(key, server.kept)
      }
      if (fails) throw fails
      return server.kept!
    }),
    discard: vi.fn<DraftCalls['discard']>(async () => void (server.kept = null)),
    isOver: () => server.isOver,
  }
  return { server, calls, saver: createDraftSaver(calls) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('what is typed', () => {
  test('is saved once, 800 ms after typing rests', async () => {
    const { server, saver } = aServer()
    for (const typed of ['a', 'ab', 'abc']) {
      saver.put(noted(typed))
      await after(700)
    }
    expect(server.saves).toEqual([])
    expect(saver.state().status).toBe('saving')
    await after(101)
    expect(server.saves.map(({ notes }) => notes)).toEqual(['abc'])
    await after(100)
    expect(saver.state()).toMatchObject({ status: 'saved', saved: { version: 1, draft: { notes: 'abc' } } })
  })

  test('while a save is on its way follows it, the newest alone', async () => {
    const { server, saver } = aServer()
    saver.put(noted('a'))
    saver.flush()
    for (const typed of ['ab', 'abc']) {
      saver.put(noted(typed))
      saver.flush()
    }
    await after(50)
    expect(server.saves).toHaveLength(1)
    await after(200)
    expect(server.saves.map(({ notes, version }) => [notes, version])).toEqual([
      ['a', undefined],
      ['abc', 1],
    ])
    expect(saver.state().status).toBe('saved')
  })

  test('goes at once when the page is left, and nothing goes when nothing waits', async () => {
    const { server, saver } = aServer()
    saver.flush()
    saver.put(noted('a'))
    saver.flush()
    saver.flush()
    await after(100)
    expect(server.saves).toHaveLength(1)
  })
})

describe('a save that fails', () => {
  test('is told and tried again, each time after a longer while, until it goes through', async () => {
    const { server, saver } = aServer()
    server.fails = [failure(503, 'BUSY'), failure(500, 'UNEXPECTED')]
    saver.put(noted('a'))
    await after(900)
    expect(saver.state().status).toBe('failed')
    await after(5_100)
    expect([server.saves.length, saver.state().status]).toEqual([2, 'failed'])
    await after(9_000)
    expect(server.saves).toHaveLength(2)
    await after(1_100)
    expect([server.saves.length, saver.state().status]).toEqual([3, 'saved'])
  })

  test('without an answer goes once more under its key before what was typed since, and is no conflict', async () => {
    const { server, saver } = aServer()
    server.fails = [lost]
    saver.put(noted('a'))
    await after(900)
    saver.put(noted('ab'))
    expect(saver.state().status).toBe('failed')
    await after(1_100)
    const [first, again, next] = server.saves
    expect([again?.key, again?.notes]).toEqual([first?.key, 'a'])
    expect(next).toMatchObject({ notes: 'ab', version: 1 })
    expect(saver.state().status).toBe('saved')
  })

  test('because it was refused gives way to what is typed next', async () => {
    const { server, saver } = aServer()
    server.fails = [failure(400, 'VALIDATION_FAILED')]
    saver.put(noted('a'))
    await after(900)
    saver.put(noted('ab'))
    await after(900)
    expect(server.saves.map(({ notes }) => notes)).toEqual(['a', 'ab'])
    expect(saver.state().status).toBe('saved')
  })
})

describe('what was saved elsewhere meanwhile', () => {
  const theirs: SavedDraft = { version: 7, savedAt: '2031-11-15T06:11:00.000Z', draft: noted('theirs') }
  const inConflict = async (kept: SavedDraft | null) => {
    const made = aServer(kept && { ...kept, version: 6 })
    await made.saver.load()
    made.server.kept = kept
    made.saver.put(noted('mine'))
    await after(900)
    return made
  }

  test('is not overwritten: saving stops and says what is there', async () => {
    const { server, saver } = await inConflict(theirs)
    saver.put(noted('mine too'))
    await after(120_000)
    expect(server.saves).toHaveLength(1)
    expect(saver.state()).toMatchObject({ status: 'conflict', theirs, drafts: { 1: { notes: 'mine too' } } })
  })

  test('is taken, or is replaced, as the user says', async () => {
    const taken = await inConflict(theirs)
    expect(taken.saver.takeTheirs()).toBe(theirs)
    expect(taken.saver.state()).toMatchObject({ status: 'saved', saved: theirs, drafts: { 1: theirs.draft } })
    const kept = await inConflict(theirs)
    kept.saver.keepMine()
    await after(100)
    expect(kept.server.saves.at(-1)).toMatchObject({ notes: 'mine', version: 7 })
    expect(kept.saver.state().status).toBe('saved')
  })

  const sentElsewhere = async () => {
    const made = aServer(theirs)
    await made.saver.load()
    Object.assign(made.server, { kept: null, sent })
    return made
  }

  test.each([
    ['a save', (saver: DraftSaver) => saver.put(noted('mine'))],
    ['a submit', (saver: DraftSaver) => void saver.foundSent(1)],
  ])('and was sent there is told by %s with what it became, and not revived without a word', async (_, find) => {
    const { saver } = await sentElsewhere()
    find(saver)
    await after(900)
    expect(saver.state()).toMatchObject({ status: 'conflict', theirs: null, sent })
    expect(saver.takeTheirs()).toBeNull()
    expect(saver.state()).toMatchObject({ status: 'saved', saved: null, sent: null, drafts: {} })
  })

  test('and was sent there is kept as another draft, which can be sent too', async () => {
    const { server, saver } = await sentElsewhere()
    saver.put(noted('mine'))
    await after(900)
    server.sent = null
    saver.keepMine()
    await after(100)
    const { submitKey } = server.saves.at(-1)!
    expect(submitKey).not.toBe(theirs.draft.submitKey)
    expect(saver.state()).toMatchObject({ status: 'saved', drafts: { 1: { notes: 'mine', submitKey } } })
  })
})

describe('what is read', () => {
  const first: SavedDraft = { version: 3, savedAt: '2031-11-15T06:11:00.000Z', draft: noted('read') }

  test('is the draft of its hotel, and newer than what was read before', async () => {
    const { server, saver } = aServer(first)
    await saver.load()
    server.kept = { ...first, version: 4, draft: noted('newer') }
    await saver.load()
    expect(saver.state().drafts).toEqual({ 1: noted('newer') })
    server.kept = null
    await saver.load()
    expect(saver.state()).toMatchObject({ saved: null, drafts: {} })
  })

  test('never takes the place of what was typed meanwhile', async () => {
    const { saver, calls } = aServer(first)
    const reading = saver.load()
    saver.put(noted('typed', 2))
    await reading
    expect(saver.state().drafts).toEqual({ 2: noted('typed', 2) })
    expect(calls.read).toHaveBeenCalledOnce()
  })
})

describe('what is being sent', () => {
  const first: SavedDraft = { version: 3, savedAt: '2031-11-15T06:11:00.000Z', draft: noted('reviewed') }

  test('stays as it was reviewed, whatever is read meanwhile, until it is known what became of it', async () => {
    const { server, saver } = aServer(first)
    await saver.load()
    saver.hold(true)
    Object.assign(server, { kept: null, sent })
    await saver.load()
    expect(saver.state()).toMatchObject({ saved: first, sent: null, drafts: { 1: noted('reviewed') } })
    saver.hold(false)
    await saver.load()
    expect(saver.state()).toMatchObject({ saved: null, sent, drafts: {} })
  })

  test('takes nothing along that was begun for the hotel since', async () => {
    const { saver } = aServer()
    const next = { ...noted('next'), submitKey: 'of-the-next' }
    saver.put(next)
    await after(950)
    await saver.forgetSent(noted('sent'), sent.id)
    expect(saver.state().drafts).toEqual({ 1: next })
  })
})

describe('what was sent', () => {
  test.each([700, 850, 950])('is forgotten, and the server learns that it was heard (%i ms)', async (answered) => {
    const { server, saver, calls } = aServer()
    saver.put(noted('a'))
    await after(answered)
    Object.assign(server, { kept: null, sent })
    await saver.forgetSent(noted('a'), sent.id)
    await after(10_000)
    expect(saver.state()).toMatchObject({ status: 'saved', saved: null, sent: null, drafts: {} })
    expect(calls.discard).toHaveBeenCalledExactlyOnceWith(sent.version)
  })

  test('says nothing of what was begun or sent elsewhere since', async () => {
    const { server, saver, calls } = aServer()
    saver.put(noted('a'))
    await after(950)
    server.kept = { version: 9, savedAt: '2031-11-15T06:11:00.000Z', draft: noted('anew') }
    await saver.forgetSent(noted('a'), sent.id)
    Object.assign(server, { kept: null, sent })
    await saver.forgetSent(noted('a'), 7)
    expect(calls.discard).not.toHaveBeenCalled()
  })

  test('and whose answer nobody heard is told by the next who reads, until they say so', async () => {
    const { server, saver, calls } = aServer()
    server.sent = sent
    await saver.load()
    expect(saver.state()).toMatchObject({ status: 'saved', saved: null, sent })
    saver.heard()
    expect(saver.state().sent).toBeNull()
    expect(calls.discard).toHaveBeenCalledExactlyOnceWith(sent.version)
  })

  test('stays forgotten although its save was refused and nothing could be read', async () => {
    const { server, saver, calls } = aServer()
    server.fails = [changed]
    let fail: (reason: Error) => void = () => undefined
    vi.mocked(calls.read).mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    saver.put(noted('a'))
    await after(950)
    saver.forget(1)
    fail(lost)
    await after(10_000)
    expect([saver.state().status, server.saves.length]).toEqual(['saved', 1])
  })
})

describe('a draft that is discarded', () => {
  const first: SavedDraft = { version: 3, savedAt: '2031-11-15T06:11:00.000Z', draft: noted('first', 1) }

  test.each([
    ['waits to be saved', 700],
    ['is on its way', 850],
  ])('takes nothing of another hotel with it that %s', async (_, discarded) => {
    const { server, saver } = aServer(first)
    await saver.load()
    saver.put(noted('second', 2))
    await after(discarded)
    server.kept = null
    saver.forget(1)
    expect(saver.state()).toMatchObject({ status: 'saving', saved: null, drafts: { 2: { notes: 'second' } } })
    await after(10_000)
    expect(saver.state()).toMatchObject({ status: 'saved', saved: { draft: { notes: 'second' } } })
    expect(server.kept).toMatchObject({ draft: { notes: 'second' } })
  })
})

describe('before the log-out', () => {
  test('what still waits is saved', async () => {
    const { server, saver } = aServer()
    await expect(saver.settle()).resolves.toBe(true)
    saver.put(noted('a'))
    const settled = saver.settle()
    await after(100)
    expect([await settled, server.saves.length]).toEqual([true, 1])
  })

  test.each([
    ['is refused', failure(500, 'UNEXPECTED'), 200],
    ['hangs', undefined, 3_000],
  ])('a save that %s keeps nobody waiting for long', async (_, fails, ms) => {
    const { server, saver, calls } = aServer()
    if (fails) server.fails = [fails]
    else vi.mocked(calls.save).mockImplementationOnce(() => new Promise(() => undefined))
    saver.put(noted('a'))
    const settled = saver.settle()
    await after(ms)
    expect(await settled).toBe(false)
  })
})

test('what was typed in a login that is over is never saved in another', async () => {
  const { server, saver } = aServer()
  server.fails = [failure(401, 'NOT_LOGGED_IN')]
  saver.put(noted('mine'))
  await after(900)
  server.isOver = true
  await after(120_000)
  expect(server.saves).toHaveLength(1)
})
