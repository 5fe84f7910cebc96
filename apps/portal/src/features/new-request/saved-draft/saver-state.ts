import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'

/** What the server keeps, and since when. */
export type SavedDraft = { readonly version: number; readonly savedAt: string; readonly draft: RequestDraft }

/** The request that a draft became. */
export type SentDraft = {
  readonly version: number
  readonly sentAt: string
  readonly id: number
  readonly requestNumber: string
  readonly hotelName: string
  readonly isHeard: boolean
}

/** One of them at most. */
export type ReadDraft = { readonly saved: SavedDraft | null; readonly sent: SentDraft | null }

export type SaverState = {
  readonly saved: SavedDraft | null
  /** What the last one became, if it was read. */
  readonly sent: SentDraft | null
  /** What was entered since the login, by hotel. The server keeps the one that was changed last. */
  readonly drafts: Readonly<Record<number, RequestDraft>>
  readonly status: 'saved' | 'saving' | 'failed' | 'conflict'
  /** What was saved elsewhere meanwhile; null where it was sent or discarded there. */
  readonly theirs: SavedDraft | null
}

type Drafts = SaverState['drafts']

/** With what is saved in its place. */
export function withDraft(drafts: Drafts, saved: SavedDraft | null): Drafts {
  return saved ? { ...drafts, [saved.draft.propertyId]: saved.draft } : drafts
}

export function without(drafts: Drafts, { draft }: { draft: Pick<RequestDraft, 'propertyId'> }): Drafts {
  const { [draft.propertyId]: _, ...others } = drafts
  return others
}
