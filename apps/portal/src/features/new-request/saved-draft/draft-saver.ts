import { CallFailed } from '@sarai/wire/core/client.ts'
import { isUndecided } from '@sarai/frame/data/lost-answer.ts'
import { asNew, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import {
  without,
  withDraft,
  type ReadDraft,
  type SavedDraft,
  type SaverState,
} from '#features/new-request/saved-draft/saver-state.ts'

export type DraftCalls = {
  read: () => Promise<ReadDraft>
  save: (
    sent: { version: number | undefined; draft: RequestDraft },
    once: { key: string },
  ) => Promise<Omit<SavedDraft, 'draft'>>
  discard: (version: number) => Promise<unknown>
  /** The login that it was typed in is over: nothing of it is saved in another one, least of all as somebody else's. */
  isOver: () => boolean
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

/** Once typing rests. */
const restMs = 800
const retryMs = 5_000
const longestRetryMs = 60_000
/** Whoever logs out waits no longer for what is on its way. */
const settlesMs = 3_000

/**
 * Saves what is entered, one call at a time and the newest last. It outlives the page that it was entered on. Whatever
 * was saved in another browser meanwhile is never overwritten: then saving stops until the user has chosen.
 */
export function createDraftSaver(calls: DraftCalls) {
  let state: SaverState = { saved: null, sent: null, drafts: {}, status: 'saved', theirs: null }
  const listeners = new Set<() => void>()
  /** The newest that is not on its way yet. */
  let waiting: RequestDraft | undefined
  /** On its way, or of unknown outcome: then it goes once more, with the same key. */
  let begun: { version: number | undefined; draft: RequestDraft; key: string } | undefined
  let isUnderWay = false
  /** A submit is on its way, or nobody knows what became of it. */
  let isHeld = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const become = (change: Partial<SaverState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const sendIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }
  const giveUp = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
    begun = undefined
    failures = 0
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (calls.isOver()) giveUp()
    if (isUnderWay || state.status === 'conflict') return
    begun ??= waiting && { version: state.saved?.version, draft: waiting, key: crypto.randomUUID() }
    if (begun === undefined) return
    if (begun.draft === waiting) waiting = undefined
    const { key, ...sent } = begun
    isUnderWay = true
    try {
      await done(sent.draft, await calls.save(sent, { key }))
    } catch (error) {
      await fail(sent.draft, error as Error)
    } finally {
      isUnderWay = false
    }
    // It was typed while the last one was on its way, and has rested since.
    if (waiting && timer === undefined) await send()
  }

  async function done(draft: RequestDraft, answer: Omit<SavedDraft, 'draft'>) {
    // Sent or discarded while its last saving was still on its way.
    if (begun?.draft !== draft) return void (await calls.discard(answer.version).catch(() => undefined))
    begun = undefined
    failures = 0
    become({ saved: { ...answer, draft }, status: waiting ? 'saving' : 'saved' })
  }

  async function fail(draft: RequestDraft, error: Error) {
    if (begun?.draft !== draft) return
    if (!isUndecided(error)) {
      waiting ??= draft
      begun = undefined
    }
    const read = isConflict(error) ? await calls.read().catch(() => undefined) : undefined
    // Sent or discarded while that was read.
    if (waiting === undefined && begun === undefined) return
    // What was discarded here while this was on its way is no news: it goes once more, as the first.
    const isNews = read && (read.sent !== null || read.saved?.version !== state.saved?.version)
    if (isNews) return become({ status: 'conflict', theirs: read.saved, sent: read.sent })
    failures += 1
    become({ status: 'failed' })
    sendIn(Math.min(retryMs * 2 ** (failures - 1), longestRetryMs))
  }

  /** Nothing of it is left here either. What was entered for another hotel is still to be saved. */
  const forget = (propertyId: number) => {
    if (waiting?.propertyId === propertyId) waiting = undefined
    if (begun?.draft.propertyId === propertyId) begun = undefined
    const isSaved = waiting === undefined && begun === undefined
    if (isSaved) giveUp()
    const saved = state.saved?.draft.propertyId === propertyId ? null : state.saved
    const drafts = without(state.drafts, { draft: { propertyId } })
    become({ saved, drafts, ...(isSaved && { status: 'saved', theirs: null }) })
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** While it is sent it stays as it was reviewed, whatever is read meanwhile. */
    hold: (isSending: boolean) => void (isHeld = isSending),
    /** Reads what is saved. It takes the place of what is here, unless something was entered or is sent meanwhile. */
    load: async (): Promise<SavedDraft | null> => {
      const before = state.saved
      const { saved, sent } = await calls.read()
      if (isHeld || state.status !== 'saved' || state.saved !== before) return before
      become({ sent })
      if (saved?.version === before?.version) return before
      become({ saved, drafts: withDraft(before ? without(state.drafts, before) : state.drafts, saved) })
      return saved
    },
    put: (draft: RequestDraft) => {
      waiting = draft
      const status = state.status === 'conflict' ? 'conflict' : failures > 0 ? 'failed' : 'saving'
      become({ drafts: { ...state.drafts, [draft.propertyId]: draft }, status })
      sendIn(restMs)
    },
    /** On this page alone, for whoever may not save it. */
    keepHere: (draft: RequestDraft) => become({ drafts: { ...state.drafts, [draft.propertyId]: draft } }),
    /** At once: the page is left, or the network is back. */
    flush: () => void (timer !== undefined && send()),
    keepMine: () => {
      const { theirs, drafts } = state
      // The one that it was made from is gone, or was sent: under its key nothing more is done.
      if (waiting && theirs?.draft.submitKey !== waiting.submitKey) waiting = asNew(waiting)
      const mine = waiting && { [waiting.propertyId]: waiting }
      become({ saved: theirs, sent: null, drafts: { ...drafts, ...mine }, status: 'saving', theirs: null })
      void send()
    },
    takeTheirs: (): SavedDraft | null => {
      const { theirs, drafts } = state
      const mine = waiting
      giveUp()
      const others = mine ? without(drafts, { draft: mine }) : drafts
      become({ saved: theirs, sent: null, drafts: withDraft(others, theirs), status: 'saved', theirs: null })
      return theirs
    },
    /** It was discarded. */
    forget,
    /** It was sent. The server knows it and forgot the draft with that; now it also learns that this was heard. */
    forgetSent: async ({ propertyId, submitKey }: RequestDraft, requestId: number) => {
      // Whoever left meanwhile may have begun another one for the hotel.
      if (state.drafts[propertyId]?.submitKey === submitKey) forget(propertyId)
      const sent = (await calls.read().catch(() => undefined))?.sent
      if (sent?.id === requestId) await calls.discard(sent.version).catch(() => undefined)
    },
    /** It was sent elsewhere, as the server said when it should be sent from here. The user says what to do with it. */
    foundSent: async (propertyId: number) => {
      const sent = (await calls.read().catch(() => undefined))?.sent ?? null
      waiting = state.drafts[propertyId] ?? waiting
      begun = undefined
      become({ status: 'conflict', theirs: null, sent })
    },
    /** What it became was read. */
    heard: () => {
      const { sent } = state
      become({ sent: null })
      if (sent && !sent.isHeard) void calls.discard(sent.version).catch(() => undefined)
    },
    /** Before the log-out: whether nothing would be lost with it. */
    settle: () =>
      new Promise<boolean>((resolve) => {
        const judge = () => {
          if (state.status !== 'saving') end(state.status === 'saved')
        }
        const end = (isSaved: boolean) => {
          clearTimeout(limit)
          listeners.delete(judge)
          resolve(isSaved)
        }
        const limit = setTimeout(() => end(false), settlesMs)
        if (state.status === 'saved' || calls.isOver()) return end(true)
        if (state.status === 'conflict') return end(false)
        listeners.add(judge)
        void send()
      }),
  }
}

function isConflict(error: Error): boolean {
  return error instanceof CallFailed && error.code === 'STATE_CHANGED'
}
