import * as z from 'zod/mini'
import { acceptBody, acceptRequest } from '@sarai/wire/desk/requests/answers.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { instantOf, localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { TimeField } from '@sarai/ui/kit/date/time-field.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { useHeldRequest } from '#features/requests/details/answers/changed-news.tsx'
import { DeadlineTable } from '#features/requests/details/answers/deadline-table.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { answerInHand, answerSoFar } from '#features/requests/details/question/answer-in-hand.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { useUnread } from '#features/requests/thread/thread-calls.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'

type AcceptDialogProps = { request: DeskRequest; onClose: () => void }
type Option = { optionDay: string; optionTime: string }

const typed = z.string()
const schemaOf = ({ checkInAt, hotelZone }: DeskRequest) =>
  z
    .object({
      hotelConfirmationNumber: acceptBody.shape.hotelConfirmationNumber,
      optionDay: typed,
      optionTime: typed,
    })
    .check(
      z.refine(({ optionDay, optionTime }) => optionDay !== '' || optionTime === '', {
        path: ['optionDay'],
        error: 'required',
      }),
      z.refine(({ optionDay, optionTime }) => optionTime !== '' || optionDay === '', {
        path: ['optionTime'],
        error: 'required',
      }),
      z.refine(({ optionDay }) => optionDay === '' || isCalendarDay(optionDay), { path: ['optionDay'], error: 'date' }),
      z.refine(({ optionTime }) => optionTime === '' || parseTime(optionTime) !== undefined, {
        path: ['optionTime'],
        error: 'time',
      }),
      // A day without its year may be read as one of the year after.
      z.refine((option) => (optionOf(option, hotelZone) ?? 0) <= Date.parse(checkInAt), {
        path: ['optionDay'],
        error: 'afterCheckIn',
      }),
    )

/** Of the hotel's clock; none while it is not written out. */
function optionOf({ optionDay, optionTime }: Option, zone: string): number | undefined {
  const time = parseTime(optionTime)
  return isCalendarDay(optionDay) && time !== undefined ? instantOf({ day: optionDay, time }, zone) : undefined
}

/** What an agency is held to: the frozen price, by a deadline that follows from the hotel's option and is not typed. */
export function AcceptDialog({ request: current, onClose }: AcceptDialogProps) {
  const t = useDetailsWords()
  const { request, news } = useHeldRequest(current)
  const { language } = useLanguage()
  const { id, number, version, finalPrice, currency, hotelZone } = request
  const unread = useUnread(id)
  const price = (minor: number) => showPrice(language, minor, currency)
  const answer = answerSoFar(request)
  const held = answer?.optionUntil ? localTimeAt(Date.parse(answer.optionUntil), hotelZone) : undefined
  return (
    <FormDialog
      title={t('acceptTitle', { number })}
      note={<DialogSubject of={request} />}
      news={news}
      schema={schemaOf(request)}
      start={{
        hotelConfirmationNumber: answer?.confirmationNumber ?? '',
        optionDay: held?.day ?? '',
        optionTime: held?.time ?? '',
      }}
      optional={['hotelConfirmationNumber', 'optionDay', 'optionTime']}
      version={version}
      savedBy="held"
      send={({ hotelConfirmationNumber, ...option }, once) => {
        const until = optionOf(option, hotelZone)
        const hotelOptionUntil = until === undefined ? undefined : new Date(until).toISOString()
        const usedAnswer = answerInHand(request)?.number
        const body = { version, finalPrice, hotelConfirmationNumber, hotelOptionUntil, usedAnswer }
        return api(acceptRequest, { params: { id }, body }, once)
      }}
      changes={requestQueries}
      doneText={t('acceptDone', { number })}
      submitLabel={t('acceptNow', { price: price(finalPrice) })}
      onClose={onClose}
    >
      {({ field, form }) => {
        const until = optionOf(form.watch(), hotelZone)
        return (
          <>
            {unread > 0 && <Callout tone="warning">{t('acceptUnread')}</Callout>}
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-inner bg-sunken px-4 py-3">
              <span>
                {t('frozen', {
                  number: showNumber(language, request.versions.find(({ isInForce }) => isInForce)?.number ?? 1),
                })}
              </span>
              <span className="text-soft">
                {request.totalCommission === 0
                  ? t('noCommission')
                  : t('lessCommission', {
                      total: price(request.totalPrice),
                      commission: price(request.totalCommission),
                    })}
              </span>
              <b className="text-h3 font-semibold">{price(finalPrice)}</b>
            </p>
            {field('hotelConfirmationNumber', (props) => (
              <TextField
                {...props}
                label={t('hotelNumber')}
                hint={t('hotelNumberHint')}
                dir="ltr"
                maxLength={60}
                autoComplete="off"
              />
            ))}
            <div className="grid items-start gap-3.5 sm:grid-cols-[1fr_9rem]">
              {field('optionDay', (props) => (
                <DateField {...props} label={t('optionDay')} hint={t('optionEmpty')} />
              ))}
              {field('optionTime', (props) => (
                <TimeField {...props} label={t('optionTime')} />
              ))}
            </div>
            {until !== undefined && (
              <p className="text-small text-soft">{t('optionInTehran', { time: showDeadline(language, until) })}</p>
            )}
            <DeadlineTable checkInAt={Date.parse(request.checkInAt)} optionUntil={until} />
            <p className="text-small text-soft">
              {t(request.totalCommission === 0 ? 'postedWhole' : 'posted', {
                contract: `C-${request.contractId}`,
                total: price(request.totalPrice),
                commission: price(request.totalCommission),
              })}
            </p>
          </>
        )
      }}
    </FormDialog>
  )
}
