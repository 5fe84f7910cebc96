import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import type { Ad } from '@sarai/wire/desk/ads.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { Chip, type ChipColour } from '@sarai/ui/kit/show/chip.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAdWords } from '#features/ads/ad-words.ts'
import { Picture } from '#shared/pictures/picture.tsx'

const colours: Record<Ad['standing'], ChipColour> = { shown: 'green', later: 'blue', over: 'orange', off: 'grey' }

type AdRowProps = {
  ad: Ad
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onEdit: () => void
  onRemove: () => void
}

export function AdRow({ ad, isFirst, isLast, onMove, onEdit, onRemove }: AdRowProps) {
  const t = useAdWords()
  const { language } = useLanguage()
  const [title, text, link] =
    language === 'fa' ? [ad.titleFa, ad.textFa, ad.linkFa] : [ad.titleEn, ad.textEn, ad.linkEn]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-3 sm:flex-nowrap sm:px-4.5">
      <Picture
        pictureKey={ad.picture.key}
        alt=""
        sizes="10rem"
        className={`aspect-8/3 w-full shrink-0 rounded-inner sm:w-40 ${ad.standing === 'shown' ? '' : 'opacity-55'}`}
      />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <bdi className="font-semibold">{title}</bdi>
          <Chip colour={colours[ad.standing]}>{t(ad.standing)}</Chip>
        </span>
        {text !== '' && <bdi className="truncate text-soft">{text}</bdi>}
        <span className="text-small text-muted">
          <Days ad={ad} />
          {link !== '' && <> · {t.rich('leadsTo', { link: <bdi dir="ltr">{link}</bdi> })}</>}
        </span>
      </span>
      <span className="ms-auto flex shrink-0">
        <IconButton
          icon={ChevronUp}
          label={t('moveEarlier', { ad: title })}
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t('moveLater', { ad: title })}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <IconButton icon={Pencil} label={t('edit', { ad: title })} onPress={onEdit} />
        <IconButton icon={Trash2} label={t('remove', { ad: title })} variant="danger" onPress={onRemove} />
      </span>
    </li>
  )
}

function Days({ ad: { shownFrom, shownUntil } }: { ad: Ad }) {
  const t = useAdWords()
  const { language } = useLanguage()
  const days = [
    shownFrom !== '' && t('from', { day: showDate(language, calendarDay(shownFrom)) }),
    shownUntil !== '' && t('until', { day: showDate(language, calendarDay(shownUntil)) }),
  ].filter((part) => part !== false)
  return days.length === 0 ? t('always') : days.join(' · ')
}
