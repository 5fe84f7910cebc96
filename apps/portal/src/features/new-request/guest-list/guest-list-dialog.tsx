import { Check } from 'lucide-react'
import { useState } from 'react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { useUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { FillButton, FillNote } from '#features/new-request/guest-list/fill-button.tsx'
import { ListInput } from '#features/new-request/guest-list/list-input.tsx'
import { ListReview } from '#features/new-request/guest-list/list-review.tsx'
import { useSurveyNote } from '#features/new-request/guest-list/survey-note.ts'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import { useGuestList } from '#features/new-request/guest-list/guest-list-state.ts'
import { filledRooms, type GuestsByRoom } from '#features/new-request/guest-list/list-survey.ts'
import type { ListRoom } from '#features/new-request/guest-list/placing/placing.ts'
import type { ListFault, Reading } from '#features/new-request/guest-list/reading/list-table.ts'
import { readListFile, readPasted } from '#features/new-request/guest-list/reading/read-list.ts'
import { guessColumns, type Understood } from '#features/new-request/guest-list/understanding/guess-columns.ts'

export type GuestListDialogProps = {
  rooms: readonly ListRoom[]
  checkIn: CalendarDay
  /** By room and place; null where a place keeps what it holds. The caller can undo it. */
  onFill: (guests: GuestsByRoom) => void
  onClose: () => void
}

/** Guests out of a spreadsheet or a mail, in one paste. Draw it only while it is open: it keeps nothing. */
export function GuestListDialog({ rooms, checkIn, onFill, onClose }: GuestListDialogProps) {
  const t = useGuestListWords()
  const kit = useKitWords()
  const [text, setText] = useState('')
  const list = useGuestList({ rooms, checkIn })
  const { source, fault, isReading, read, forget } = useReading(list.take)
  const isKept = text !== '' || source !== undefined
  useUnsaved(isKept)
  const surveyNote = useSurveyNote(list.survey)
  const readText = (typed: string) => void read(readPasted(typed))
  const fill = () => {
    onFill(filledRooms(list.survey, rooms))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="whole"
      title={t('title')}
      note={source ? surveyNote : t('inputNote')}
      isKept={isKept}
      actions={
        <>
          {source && <FillNote survey={list.survey} />}
          <Button slot="close">{kit('cancel')}</Button>
          {source ? (
            <FillButton survey={list.survey} onFill={fill} />
          ) : (
            <Button variant="primary" icon={Check} isPending={isReading} onPress={() => readText(text)}>
              {t('read')}
            </Button>
          )}
        </>
      }
    >
      {source ? (
        <ListReview
          list={list}
          name={source.name}
          rooms={rooms}
          checkIn={checkIn}
          label={surveyNote}
          onAnother={forget}
        />
      ) : (
        <ListInput
          text={text}
          onText={setText}
          onPaste={readText}
          onFile={(file) => void read(readListFile(file), file.name)}
          isReading={isReading}
          fault={fault}
        />
      )}
    </Dialog>
  )
}

/** What was read last: the list goes to whoever handles it, a refusal is told where the list was given. */
function useReading(take: (understood: Understood) => void) {
  const [source, setSource] = useState<{ name: string | undefined }>()
  const [fault, setFault] = useState<ListFault>()
  const [isReading, setReading] = useState(false)
  const read = async (reading: Promise<Reading>, name?: string) => {
    setReading(true)
    const found = await reading
    setReading(false)
    setFault('fault' in found ? found.fault : undefined)
    if ('fault' in found) return
    take(guessColumns(found.table))
    setSource({ name })
  }
  return { source, fault, isReading, read, forget: () => setSource(undefined) }
}
