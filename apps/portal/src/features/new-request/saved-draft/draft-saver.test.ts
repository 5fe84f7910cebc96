import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { newDraft, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { createDraftSaver, type DraftCalls } from '#features/new-request/saved-draft/draft-saver.ts'
import type { SavedDraft } from '#features/new-request/saved-draft/saver-state.ts'

const noted = (notes: string, hotel = 1): RequestDraft => ({ ...newDraft(hotel, { from: '', until: '' }), notes })
const failure = (status: number, code: string) =>
  new CallFailed({ status, code, text: code, fields: [], reference: 'r' })
const changed = failure(409, 'STATE_CHANGED')
const lost = failure(0, 'UNREACHABLE')

/** The server, with whatever it keeps; the next saves may fail first. */
function aServer(kept: SavedDraft | null = null) {
  const server = {
    kept,
    isOthers: false,
    fails: [] as Error[],
    saves: [] as { notes: string; version: number | undefined; key: string }[],
  }
  const done = new Map<string, SavedDraft>()
  let last = kept?.version ?? 0
  const calls: DraftCalls = {
    read: vi.fn<DraftCalls['read']>(async () => server.kept),
    save: vi.fn<DraftCalls['save']>(async ({ version, draft }, { key }) => {
      server.saves.push({ notes: draft.notes, version, key })
      await new Promise((resolve) => setTimeout(resolve, 100))
      const fails = server.fails.shift()
      if (fails === undefined || fails === lost) {
        const known = done.get(key)
        if (known === undefined && server.kept?.version !== version) throw changed
        last += 1
        server.kept = known ?? { version: last, savedAt: new Date().toISOString(), draft }
        done.set(key, server.kept)
      }
      if (fails) throw fails
      return server.kept!
    }),
    discard: vi.fn<DraftCalls['discard']>(async () => void (server.kept = null)),
    isOthers: () => server.isOthers,
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

  test('and was sent there is not revived without a word', async () => {
    const { server, saver } = aServer(theirs)
    await saver.load()
    server.kept = null
    saver.put(noted('mine'))
    await after(900)
    expect(saver.state()).toMatchObject({ status: 'conflict', theirs: null })
    expect(saver.takeTheirs()).toBeNull()
    expect(saver.state()).toMatchObject({ status: 'saved', saved: null, drafts: {} })
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

describe('what was sent', () => {
  // The save is answered at 900 ms, and has reached the server after the request in both.
  test.each([850, 950])('is forgotten, also when its first save comes through after it (%i ms)', async (answered) => {
    const { server, saver, calls } = aServer()
    saver.put(noted('a'))
    await after(answered)
    await saver.forgetSent(1)
    await after(10_000)
    expect(saver.state()).toMatchObject({ status: 'saved', saved: null, drafts: {} })
    expect(calls.discard).toHaveBeenCalledWith(1)
    expect(server.kept).toBeNull()
  })

  test('and went with that is not discarded, nor is what was begun elsewhere since', async () => {
    const { server, saver, calls } = aServer()
    saver.put(noted('a'))
    await after(950)
    server.kept = { version: 9, savedAt: '2031-11-15T06:11:00.000Z', draft: noted('anew') }
    await saver.forgetSent(1)
    expect(calls.discard).not.toHaveBeenCalled()
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

test('what was typed before somebody else logged in is never saved as theirs', async () => {
  const { server, saver } = aServer()
  server.fails = [failure(401, 'NOT_LOGGED_IN')]
  saver.put(noted('mine'))
  await after(900)
  server.isOthers = true
  await after(120_000)
  expect(server.saves).toHaveLength(1)
})
