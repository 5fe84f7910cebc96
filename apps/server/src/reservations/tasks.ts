import type { AgencyId, RequestId, UserId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import { showDate, showDeadline } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { userOf } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { ourWord } from '#mail/mail-name.ts'
import type { Mailer } from '#mail/mailer.ts'
import { letter } from '#reservations/letters.ts'

type Mailed = {
  submittedBy: UserId
  hotelNameEn: string
  hotelNameFa: string
  checkIn: string
  checkOut: string
  currency: Currency
  finalPrice: number
  answerDueAt: Date | null
  submittedAt: Date
}

const submitted = query<{ agencyId: AgencyId; requestId: RequestId }, Mailed>(`
  select submitted_by as "submittedBy", hotel_name_en as "hotelNameEn", hotel_name_fa as "hotelNameFa",
    check_in as "checkIn", check_out as "checkOut", currency, final_price as "finalPrice",
    answer_due_at as "answerDueAt", submitted_at as "submittedAt"
  from request where agency_id = $agencyId and id = $requestId`)

/** What agencies are told of their requests. No mail names a guest. */
export function requestTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  return {
    'mail-request-submitted': async ({ agencyId, requestId }, jobId) => {
      const id = `job-${jobId}`
      const found = await deps.db.read(systemCaller(id), async (tx) => {
        const request = await submitted.one(tx, { agencyId, requestId })
        return { request, user: await userOf.one(tx, { agencyId, userId: request.submittedBy }) }
      })
      const { request, user } = found
      // By the time that it is sent the desk may have answered already: then nothing is promised any more.
      if (request.answerDueAt === null) return
      const { language, email: to, name } = user
      const content = letter('requestSubmitted', language, {
        name,
        number: ourWord(requestNumber(requestId)),
        hotel: ourWord(language === 'fa' ? request.hotelNameFa : request.hotelNameEn),
        checkIn: ourWord(showDate(language, calendarDay(request.checkIn))),
        checkOut: ourWord(showDate(language, calendarDay(request.checkOut))),
        price: ourWord(showMoney(language, money(request.finalPrice, request.currency))),
        answerBy: ourWord(showDeadline(language, request.answerDueAt.getTime())),
        url: `${deps.portalOrigin}/reservations/reservation-details/${requestId}`,
      })
      await deps.mailer.send({ id, to, language, content })
    },
  } satisfies Partial<Tasks>
}
