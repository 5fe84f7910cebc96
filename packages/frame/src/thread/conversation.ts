/** In quarantine until it was looked at; refused or deleted it is no longer there. */
export type NoteFile = {
  readonly id: string
  readonly name: string
  readonly isPdf: boolean
  readonly state: 'quarantined' | 'clean' | 'refused' | 'deleted'
}

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
  readonly files: readonly NoteFile[]
}

/** What somebody writes, with the last note on their screen. */
export type NewNote = { readonly text: string; readonly lastSeen: number; readonly files: readonly string[] }

/** Who else is at a request. Of the other side it is known that somebody writes, and not who looks. */
export type Presence = {
  readonly colleagues: readonly { readonly name: string; readonly isWriting: boolean }[]
  readonly isOtherSideWriting: boolean
}

/** How an app reads and writes the messages of one request, or of one ticket. */
export type Conversation = {
  /** What the live stream calls it. */
  readonly topic: 'note' | 'ticket'
  /** Of the request or of the ticket. */
  readonly id: number
  /** The last ones, or the last ones before a note; oldest first. */
  readonly read: (before?: number) => Promise<readonly ThreadNote[]>
  readonly send: (note: NewNote, once: { key: string }) => Promise<unknown>
  /** Takes in a file for the next message and answers its id. */
  readonly attach: (file: File) => Promise<string>
  readonly open: (fileId: string) => Promise<{ name: string; mediaType: string; content: Uint8Array<ArrayBuffer> }>
  /** Says that somebody is here, and whether they write or have just stopped; answers who else is. Nobody asks of a ticket. */
  readonly beHere?: (isWriting?: boolean) => Promise<Presence>
  /** Missing for those who look without answering: what they read is not read for the others. */
  readonly mark?: (upTo: number) => Promise<unknown>
}
