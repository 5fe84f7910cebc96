import { BusFront } from 'lucide-react'
import { parseCalendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { stayDateLimits, type OnSale } from '@sarai/domain/stay/stay.ts'
import { DateRangeField, twoDates } from '@sarai/ui/kit/date/date-range-field.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { chooseDates, chooseTransfer, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'
import type { Told } from '#shared/faults/told-faults.ts'

type StayFieldsProps = {
  draft: RequestDraft
  onChange: ChangeDraft
  onSale: OnSale
  today: CalendarDay
  told: Told
}

const longestNotes = 2_000

/** Dates, transfer and notes [wizard-06]. */
export function StayFields({ draft, onChange, onSale, today, told }: StayFieldsProps) {
  const t = useRoomsWords()
  const limits = stayDateLimits(onSale.available, today, parseCalendarDay(draft.checkIn))
  return (
    <div className="grid gap-3.5">
      <div className="grid items-start gap-3.5 md:grid-cols-[2fr_1fr]">
        <div className={twoDates}>
          <DateRangeField
            isStay
            value={{ from: draft.checkIn, until: draft.checkOut }}
            onChange={(dates) => onChange((known) => chooseDates(known, dates, limits))}
            from={{
              ...told.at('checkIn'),
              label: t('checkIn'),
              min: limits.checkIn.first,
              max: limits.checkIn.last,
              isRequired: true,
            }}
            until={{
              ...told.at('checkOut'),
              label: t('checkOut'),
              min: limits.checkOut.first,
              max: limits.checkOut.last,
              isRequired: true,
            }}
          />
        </div>
        <SwitchRow
          label={t('transfer')}
          icon={BusFront}
          stateText={t(draft.needTransfer ? 'transferOn' : 'transferOff')}
          value={draft.needTransfer}
          onChange={(needed) => onChange((known) => chooseTransfer(known, needed))}
          hint={draft.needTransfer ? t('transferHint') : undefined}
        />
      </div>
      <TextArea
        label={t('notes')}
        value={draft.notes}
        onChange={(notes) => onChange((known) => ({ ...known, notes }))}
        placeholder={t('notesHint')}
        maxLength={longestNotes}
      />
    </div>
  )
}
