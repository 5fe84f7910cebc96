import { MessageSquareText } from 'lucide-react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { fillReply, type ReplyValues } from '@sarai/domain/request/replies/reply-text.ts'
import { showDate, showDeadline } from '@sarai/locale/date/date-display.ts'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { CutName } from '@sarai/ui/kit/show/cut-name.tsx'
import { useTalkWords } from '#features/requests/thread/thread-words.ts'
import { useSavedReplies } from '#shared/saved-replies.ts'

export type Answered = Pick<
  DeskRequest,
  'number' | 'language' | 'agency' | 'hotelEn' | 'hotelFa' | 'checkIn' | 'checkOut' | 'deadlineAt'
>

/** Puts a saved reply into the field, in the agency's language. By keys: its first letters find it. */
export function ReplyMenu({ to: request, put }: { to: Answered; put: (text: string) => void }) {
  const t = useTalkWords()
  const { language } = useLanguage()
  const replies = useSavedReplies().data?.filter(({ active }) => active) ?? []
  if (replies.length === 0) return null
  const values = valuesOf(request)
  return (
    <Menu
      label={t('replies')}
      placement="top start"
      trigger={<IconButton icon={MessageSquareText} label={t('replies')} hasTooltip={false} />}
    >
      {replies.map((reply) => {
        const name = language === 'fa' ? reply.nameFa : reply.nameEn
        const text = fillReply(request.language === 'fa' ? reply.textFa : reply.textEn, values)
        return (
          <MenuItem
            key={reply.id}
            textValue={name}
            note={text === null ? t('replyNeedsDeadline') : <CutName>{text}</CutName>}
            isDisabled={text === null}
            onAction={() => put(text ?? '')}
          >
            <bdi>{name}</bdi>
          </MenuItem>
        )
      })}
    </Menu>
  )
}

/** As the agency reads them. */
function valuesOf({ language, ...request }: Answered): ReplyValues {
  return {
    number: request.number,
    hotel: language === 'fa' ? request.hotelFa : request.hotelEn,
    'check-in': showDate(language, calendarDay(request.checkIn)),
    'check-out': showDate(language, calendarDay(request.checkOut)),
    agency: request.agency.name,
    deadline: request.deadlineAt && showDeadline(language, Date.parse(request.deadlineAt)),
  }
}
