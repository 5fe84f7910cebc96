/** A message, as either side shows it. */
export type ThreadNote = {
  /** Its number in the thread: from 1, without gaps. */
  readonly id: number
  readonly text: string
  readonly at: string
  readonly author: string
  /** Of the side that looks. */
  readonly isOurs: boolean
  readonly isMine: boolean
  /** By the other side. */
  readonly isRead: boolean
}

/** How an app reads and writes the messages of one request. */
export type Conversation = {
  readonly requestId: number
  /** The last ones, or the last ones before a note; oldest first. */
  readonly read: (before?: number) => Promise<readonly ThreadNote[]>
  /** With the last note on the screen. */
  readonly send: (text: string, lastSeen: number, once: { key: string }) => Promise<unknown>
  /** Missing for those who look without answering: what they read is not read for the others. */
  readonly mark?: (upTo: number) => Promise<unknown>
}
