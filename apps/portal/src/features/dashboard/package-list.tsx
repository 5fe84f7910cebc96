import { CalendarDays, Clock, Download, FileSpreadsheet, FileText, PackageOpen } from 'lucide-react'
import type { PackageItem, UpdatedHotel } from '@sarai/wire/portal/price-lists.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showTimeSince } from '@sarai/locale/date/duration-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { DayRangeText } from '@sarai/ui/kit/date/day-range-text.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { ProgressBar } from '@sarai/ui/kit/show/progress-bar.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'
import { usePriceListDownload } from '#features/dashboard/price-list-download.ts'

type PackageListProps = {
  packages: readonly PackageItem[]
  hotels: readonly UpdatedHotel[]
  onDownloaded: () => void
}

export function PackageList({ packages, hotels, onDownloaded }: PackageListProps) {
  const t = useDashboardWords()
  if (packages.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState icon={PackageOpen} title={t('noPackages')}>
          {t('noPackagesText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <ul>
      {packages.map((offered) => (
        <li
          key={offered.id}
          className="grid gap-x-4 gap-y-2 border-t border-line px-3.5 py-3.75 sm:grid-cols-[1fr_auto] sm:px-4.5"
        >
          <Facts offered={offered} />
          <DownloadButton offered={offered} onDownloaded={onDownloaded} />
          <UpdatedHotels hotels={hotels.filter((hotel) => hotel.AccommodationPackageId === offered.id)} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ offered }: { offered: PackageItem }) {
  const t = useDashboardWords()
  const { language } = useLanguage()
  const now = useClock(60_000)
  const since = showTimeSince(language, Date.parse(offered.lastEditDateTime), now)
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-h3 font-semibold">
        <bdi>{offered.title}</bdi>
        {offered.changedSinceDownload && <Badge tone="accent">{t('changed')}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-small text-muted">
        <span className="inline-flex items-center gap-1.5">
          <Icon of={CalendarDays} size={14} />
          <DayRangeText first={calendarDay(offered.availableSince)} last={calendarDay(offered.availableUntil)} />
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon of={Clock} size={14} />
          {t('edited', { time: since })}
        </span>
      </p>
    </div>
  )
}

function DownloadButton({ offered, onDownloaded }: { offered: PackageItem; onDownloaded: () => void }) {
  const t = useDashboardWords()
  const { progress, start } = usePriceListDownload(offered.id, onDownloaded, t('downloadFailed'))
  const isUnderWay = progress !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 self-start sm:justify-end">
      {/* It stays where it is while the file comes: the focus is on it. */}
      <Menu
        label={t('downloadOf', { name: offered.title })}
        trigger={
          <Button
            variant="soft"
            icon={Download}
            aria-label={t('downloadOf', { name: offered.title })}
            isPending={isUnderWay}
          >
            {t('download')}
          </Button>
        }
      >
        <MenuItem icon={FileSpreadsheet} onAction={() => start('xlsx')}>
          {t('asExcel')}
        </MenuItem>
        <MenuItem icon={FileText} onAction={() => start('pdf')}>
          {t('asPdf')}
        </MenuItem>
      </Menu>
      {isUnderWay && <ProgressBar label={t('downloading')} value={progress} className="w-44 sm:order-first" />}
    </div>
  )
}

function UpdatedHotels({ hotels }: { hotels: readonly UpdatedHotel[] }) {
  const t = useDashboardWords()
  if (hotels.length === 0) return null
  return (
    <ul aria-label={t('updatedHotels')} className="flex flex-wrap gap-1.5 sm:col-span-2">
      {hotels.slice(0, 4).map((hotel) => (
        <li
          key={hotel.Id}
          className="inline-flex min-h-6.5 items-center gap-1.75 rounded-control border border-line bg-surface-2 px-2.5 text-small text-soft"
        >
          <bdi>{hotel.Title}</bdi>
          <Stars grade={hotel.Star} size={11} />
        </li>
      ))}
    </ul>
  )
}
