import * as z from 'zod/mini'
import { faultsOfHours, leastAnswerMinutes, mostAnswerMinutes } from '@sarai/domain/request/clocks/settable-hours.ts'
import { faultsOfPolicy, mostDaysBefore, mostSteps } from '@sarai/domain/stay/settable-policy.ts'
import { operation } from '#core/operation.ts'
import { filledLine, shape } from '#values/text.ts'
import { smallIdInAddress, version, versionInAddress, whole } from '#values/numbers.ts'
import { soldDay } from '#values/days.ts'
import { anyDay, anyNumber, anyText } from '#values/reply-values.ts'

/** What the house holds itself and its agencies to: when the desk answers, and what cancelling costs. */

const shiftReply = z.strictObject({ weekday: anyNumber, opens: anyText, closes: anyText })
const holiday = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  day: anyDay,
  nameEn: anyText,
  nameFa: anyText,
})
export type Holiday = z.output<typeof holiday>

export const readAnswerHours = operation({
  name: 'readAnswerHours',
  summary: 'When the desk is at work, how soon it answers, and the holidays to come and of the last year, by day.',
  method: 'GET',
  path: '/desk/api/answer-hours',
  access: 'staff:catalogue',
  reply: z.strictObject({
    version: anyNumber,
    /** By whose clock the desk works. */
    zone: anyText,
    /** By weekdays, from 1, Monday, to 7, Sunday. A weekday without one is free. */
    shifts: z.array(shiftReply),
    /** Of working time. */
    answerMinutes: anyNumber,
    /** Each has a version of its own. */
    holidays: z.array(holiday),
  }),
})

const time = shape(5, /^([01]\d|2[0-3]):[0-5]\d$/, 'time')
const shift = z.strictObject({ weekday: whole(1, 7), opens: time, closes: time })
const hours = z.strictObject({
  version,
  shifts: z.array(shift).check(z.maxLength(7)),
  answerMinutes: whole(leastAnswerMinutes, mostAnswerMinutes),
})

export const setAnswerHours = operation({
  name: 'setAnswerHours',
  summary: 'Set the working hours of the week and how soon the desk answers. Clocks that run already stay as they are.',
  method: 'PUT',
  path: '/desk/api/answer-hours',
  access: 'staff:catalogue',
  body: hours.check(
    z.check(({ value, issues }) => {
      for (const found of faultsOfHours(value)) {
        const field = found.fault === 'target-out-of-range' ? 'answerMinutes' : 'shifts'
        const path = 'shift' in found ? ['shifts', found.shift] : [field]
        issues.push({ code: 'custom', input: value, path, message: found.fault })
      }
    }),
  ),
  reply: z.null(),
})

const name = filledLine(80)
export const holidayBody = z.strictObject({ day: soldDay, nameEn: name, nameFa: name })
const params = z.strictObject({ id: smallIdInAddress })

export const addHoliday = operation({
  name: 'addHoliday',
  summary: 'Close the desk for a day that is not over.',
  method: 'POST',
  path: '/desk/api/holidays',
  access: 'staff:catalogue',
  body: holidayBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const editHoliday = operation({
  name: 'editHoliday',
  summary: 'Rename a holiday, or move it to another day that is not over.',
  method: 'PUT',
  path: '/desk/api/holidays/{id}',
  access: 'staff:catalogue',
  params,
  body: z.extend(holidayBody, { version }),
  reply: z.null(),
})

export const removeHoliday = operation({
  name: 'removeHoliday',
  summary: 'Work on that day after all.',
  method: 'DELETE',
  path: '/desk/api/holidays/{id}',
  access: 'staff:catalogue',
  params,
  query: z.strictObject({ version: versionInAddress }),
  reply: z.null(),
})

export const readCancellationPolicy = operation({
  name: 'readCancellationPolicy',
  summary: 'What cancelling costs where a hotel has no policy of its own; the step that begins first comes first.',
  method: 'GET',
  path: '/desk/api/cancellation-policy',
  access: 'staff:catalogue',
  reply: z.strictObject({
    version: anyNumber,
    /** From so many days before check-in on, this part of the price. None: cancelling is free. */
    steps: z.array(z.strictObject({ daysBefore: anyNumber, percent: anyNumber })),
  }),
})

const step = z.strictObject({ daysBefore: whole(0, mostDaysBefore), percent: whole(0, 100) })
const policy = z.strictObject({ version, steps: z.array(step).check(z.maxLength(mostSteps)) })

export const setCancellationPolicy = operation({
  name: 'setCancellationPolicy',
  summary: 'Set what cancelling costs. What was agreed before keeps the policy of its day.',
  method: 'PUT',
  path: '/desk/api/cancellation-policy',
  access: 'staff:catalogue',
  body: policy.check(
    z.check(({ value, issues }) => {
      for (const { fault, step: place } of faultsOfPolicy(value.steps)) {
        issues.push({ code: 'custom', input: value, path: ['steps', place], message: fault })
      }
    }),
  ),
  reply: z.null(),
})

export const deskHouseRuleOperations = [
  readAnswerHours,
  setAnswerHours,
  addHoliday,
  editHoliday,
  removeHoliday,
  readCancellationPolicy,
  setCancellationPolicy,
] as const
