import { saveDraft, type ReadDraft, type SentDraft } from '@sarai/wire/portal/drafts.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'

type Guest = SentDraft['rooms'][number]['guests'][number]

const guest: Guest = {
  place: 'ADT1',
  type: 'ADT',
  firstName: 'SARA',
  lastName: 'AHMADI',
  dateOfBirth: '',
  gender: 'Female',
  passportNumber: 'A12345678',
  nationalityCode: 'IR',
}

/** A single with its guest, complete but for the flights; changes make it what a test needs. */
const aDraft = (changes: Partial<SentDraft> = {}): SentDraft => ({
  submitKey: 'of-the-saved-draft',
  propertyId: 1,
  checkIn: '2031-12-20',
  checkOut: '2031-12-25',
  needTransfer: false,
  notes: 'A high floor',
  rooms: [
    {
      key: 'a',
      roomTypeId: 12,
      extras: { childNoBed: false, childWithBed: false, extraBed: false },
      guests: [guest],
    },
  ],
  flights: { departure: null, return: null },
  agencyRef: '',
  ...changes,
})

/** Nobody has typed more of a guest than the first name yet. */
export const halfNamed = (): SentDraft['rooms'] => {
  const [room] = aDraft().rooms
  return [{ ...room!, guests: [{ ...guest, lastName: '', passportNumber: '' }] }]
}

export const savedAt = '2031-11-15T06:11:00.000Z'

export const aSaved = (changes: Partial<SentDraft> = {}, version = 7): ReadDraft => ({
  version,
  savedAt,
  draft: aDraft(changes) as ReadDraft['draft'],
  sent: null,
})

/** It was submitted, and nobody here has heard of it. */
export const aSent = (version = 9): ReadDraft => ({
  version,
  savedAt,
  draft: null,
  sent: { id: 10_482, requestNumber: 'R-10482', hotelName: 'Galata Court Hotel', isHeard: false },
})

/** Today, which is why only the time is told; one moment for all, or a minute could end between a save and its test. */
export const savedToday = Date.now()

export const savedAs = (version: number) =>
  answerTo(saveDraft, { version, savedAt: new Date(savedToday).toISOString() })

/** The saves among what was asked, as they were sent. */
export function savesIn(asked: readonly Request[]): Promise<{ version?: number; draft: SentDraft }[]> {
  const saves = asked.filter(({ method, url }) => method === 'PUT' && url.includes('/api/drafts'))
  return Promise.all(saves.map((save) => save.clone().json() as Promise<{ version?: number; draft: SentDraft }>))
}
