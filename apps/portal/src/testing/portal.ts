import { readProfileSummary, readPublicInfo } from '@sarai/wire/portal/accounts.ts'
import { readStatistics } from '@sarai/wire/portal/dashboard.ts'
import { bePresent, listNotes } from '@sarai/wire/portal/notes.ts'
import { readActions } from '@sarai/wire/portal/life/changes.ts'
import { countRequests } from '@sarai/wire/portal/request-counts.ts'
import { countTickets } from '@sarai/wire/portal/ticket-counts.ts'
import { readUploadLimits, uploadRule } from '@sarai/wire/portal/uploads.ts'
import { listSavedViews } from '@sarai/wire/portal/saved-views.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { answerTo, supportPhone } from '@sarai/frame/testing/answers.ts'
import type { DrawnApp } from '@sarai/frame/testing/draw-screen.tsx'
import { routes } from '#app/routes.tsx'
import { session } from '#shared/session.ts'

/** An answer of the test's own goes before this one. */
const owner: ReplyOf<typeof readProfileSummary> = {
  UserName: 'Nasrin Rahimi',
  AgencyName: 'Parvaz Asia',
  Role: 'owner',
  ShouldVerifyEmail: false,
}

/** What an agency without requests reads. */
export const nothingYet: ReplyOf<typeof readStatistics> = {
  invoicedNumber: 0,
  waitForPaymentNumber: 0,
  confirmedNumber: 0,
  rejectedNumber: 0,
  canceledNumber: 0,
  total: 0,
  unreadNotes: [],
}

/** What is left of a day on which an agency has sent a few files. */
export const uploadsLeft: ReplyOf<typeof readUploadLimits> = {
  MediaTypes: [...uploadRule.mediaTypes],
  MaxBytes: uploadRule.maxBytes,
  FilesLeft: 187,
  BytesLeft: 412 * 1024 * 1024,
}

export const portal: DrawnApp = {
  routes,
  session,
  answers: [
    answerTo(readProfileSummary, owner),
    answerTo(readPublicInfo, { SupportPhone: supportPhone }),
    answerTo(countRequests, { waitingForYou: 0 }),
    answerTo(countTickets, { Unread: 0 }),
    answerTo(listSavedViews, { savedViews: [] }),
    answerTo(listNotes, []),
    answerTo(bePresent, { Colleagues: [], IsProviderWriting: false }),
    answerTo(readStatistics, nothingYet),
    answerTo(readActions, []),
    answerTo(readUploadLimits, uploadsLeft),
  ],
}
