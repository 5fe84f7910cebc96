import { useState } from 'react'
import { CalendarHeart, Pencil, Plus, Trash2 } from 'lucide-react'
import type { SpecialDateRow } from '@sarai/wire/desk/prices.ts'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { nightsOf } from '#features/packages/property/timeline/timeline-scale.ts'
import { showDifference } from '#shared/amounts/shown-amount.ts'
import { useNameOf } from '#shared/name-of.ts'

const RemoveDialog = laterDialog(
  async () => (await import('#features/packages/property/remove-dialog.tsx')).RemoveDialog,
)
const SpecialDateDialog = laterDialog(
  async () => (await import('#features/packages/property/special-date-dialog.tsx')).SpecialDateDialog,
)

/** Nights that cost more or less than usual: feasts, fairs, holidays. */
export function SpecialDates({ of: property }: { of: PropertyDetails }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const [open, setOpen] = useState<{ special?: SpecialDateRow }>()
  const [removed, setRemoved] = useState<SpecialDateRow>()
  const titleOf = (special: SpecialDateRow) => <bdi>{language === 'fa' ? special.titleFa : special.titleEn}</bdi>
  const steps = { onEdit: (special: SpecialDateRow) => setOpen({ special }), onRemove: setRemoved }
  return (
    <CardSection
      title={t('specialDates')}
      actions={
        <Button variant="soft" size="small" icon={Plus} onPress={() => setOpen({})}>
          {t('addSpecial')}
        </Button>
      }
    >
      {property.specialDates.length === 0 ? (
        <EmptyState icon={CalendarHeart} title={t('noSpecialsTitle')}>
          {t('noSpecialsText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {property.specialDates.map((special) => (
            <SpecialDate key={special.id} special={special} property={property} {...steps} />
          ))}
        </ul>
      )}
      {open && (
        <SpecialDateDialog
          property={property}
          special={open.special && newestOf(property.specialDates, open.special)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {removed && (
        <RemoveDialog
          kind="specialDate"
          of={removed}
          title={t.rich('removeSpecialTitle', { title: titleOf(removed) })}
          onClose={() => setRemoved(undefined)}
        >
          {t('removeSpecialText')}
        </RemoveDialog>
      )}
    </CardSection>
  )
}

type RowProps = {
  special: SpecialDateRow
  property: PropertyDetails
  onEdit: (special: SpecialDateRow) => void
  onRemove: (special: SpecialDateRow) => void
}

function SpecialDate({ special, property, onEdit, onRemove }: RowProps) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const nights = nightsOf(special)
  const room = property.roomTypes.find(({ id }) => id === special.roomTypeId)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2 ps-3.5 pe-2 sm:ps-4.5 sm:pe-3">
      <div className="min-w-44 grow basis-0">
        <bdi className="font-semibold">{language === 'fa' ? special.titleFa : special.titleEn}</bdi>
        <span className="block text-small text-muted">
          {showDateRange(language, nights.first, nights.last)} · <bdi>{room ? nameOf(room) : t('allRooms')}</bdi>
        </span>
      </div>
      <Differences special={special} currency={property.package.currency} />
      <span className="ms-auto flex">
        <IconButton icon={Pencil} size="small" label={t('editSpecial')} onPress={() => onEdit(special)} />
        <IconButton
          icon={Trash2}
          size="small"
          variant="danger"
          label={t('removeSpecial')}
          onPress={() => onRemove(special)}
        />
      </span>
    </li>
  )
}

/** Only the parts that differ. */
function Differences({ special, currency }: { special: SpecialDateRow; currency: string }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const parts = [
    [t('partRoom'), special.roomDifference],
    [t('partExtraBed'), special.extraBedDifference],
    [t('partChildWithBed'), special.childWithBedDifference],
    [t('partChildNoBed'), special.childNoBedDifference],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-small">
      {parts
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">
              <bdi>{showDifference(language, amount, currency)}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
