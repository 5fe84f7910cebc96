import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import { listAgencies } from '@sarai/wire/desk/agencies.ts'
import { listDeskContracts } from '@sarai/wire/desk/money/contracts.ts'
import { countDeskPayments, listDeskPayments } from '@sarai/wire/desk/money/payments.ts'
import { countDeskRequests } from '@sarai/wire/desk/requests/counts.ts'
import { listHotelsToCall } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { bePresentAtDesk, listMessages } from '@sarai/wire/desk/requests/messages.ts'
import { listSavedReplies } from '@sarai/wire/desk/requests/saved-replies.ts'
import { countThreads } from '@sarai/wire/desk/requests/threads.ts'
import { listTicketsAbout } from '@sarai/wire/desk/support/tickets.ts'
import { readSaver } from '@sarai/wire/desk/savers.ts'
import { listDeskViews } from '@sarai/wire/desk/requests/saved-views.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import type { DrawnApp } from '@sarai/frame/testing/draw-screen.tsx'
import { routes } from '#app/routes.tsx'
import { session } from '#shared/session.ts'

/** An answer of the test's own goes before this one. */
const admin: ReplyOf<typeof readStaffProfile> = {
  id: 1,
  username: 'kaveh',
  name: 'Kaveh Ardalan',
  roles: ['admin'],
  recoveryCodes: 8,
}

/** The numbers beside what is in the navigation. */
const nobodyWaits = answerTo(listAgencies, { rows: [], total: 0, next: null })
const nothingToAnswer = answerTo(countDeskRequests, { queues: [] })

const nothingUnread = answerTo(countThreads, { unread: 0, mine: 0 })
const nothingToCheck = answerTo(countDeskPayments, { waiting: 0, second: 0, flagged: 0, cash: 0, adjustments: 0 })
const noPayments = answerTo(listDeskPayments, { rows: [], next: null })
const noContracts = answerTo(listDeskContracts, { rows: [], next: null })
const noHotelToCall = answerTo(listHotelsToCall, { rows: [], next: null })
const noMessages = answerTo(listMessages, { messages: [] })
const nobodyElse = answerTo(bePresentAtDesk, { colleagues: [], isAgencyWriting: false })
const noTickets = answerTo(listTicketsAbout, { tickets: [] })
const noReplies = answerTo(listSavedReplies, [])
const savedByNobodyKnown = answerTo(readSaver, { name: null })

/** Beside the queues in the list of requests. */
const noViews = answerTo(listDeskViews, { savedViews: [] })

export const desk: DrawnApp = {
  routes,
  session,
  base: '/desk',
  answers: [
    answerTo(readStaffProfile, admin),
    nobodyWaits,
    nothingToAnswer,
    nothingUnread,
    nothingToCheck,
    noPayments,
    noContracts,
    noHotelToCall,
    noMessages,
    nobodyElse,
    noReplies,
    noTickets,
    noViews,
    savedByNobodyKnown,
  ],
}
