import * as z from 'zod/mini'
import { askHotelBody } from '@sarai/wire/desk/requests/answers.ts'
import { askByLinkBody } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { parseTime } from '@sarai/locale/date/time-parse.ts'

/** What only a link needs is not asked of whoever notes a call, and the other way round. */
export const askForm = z.discriminatedUnion('how', [
  z.object({
    ...askByLinkBody.shape,
    wishes: askByLinkBody.shape.wishes.def.innerType,
    day: z.string(),
    time: z.string(),
  }),
  z.object({
    whom: askHotelBody.shape.whom,
    how: askHotelBody.shape.how,
    email: z.string(),
    language: askByLinkBody.shape.language,
    phone: z.string(),
    wishes: z.string(),
    day: z.string().check(z.refine(isCalendarDay, 'date')),
    time: z.string().check(z.refine((typed) => parseTime(typed) !== undefined, 'time')),
  }),
])
export type AskCall = CallForm<z.input<typeof askForm>, z.output<typeof askForm>>
