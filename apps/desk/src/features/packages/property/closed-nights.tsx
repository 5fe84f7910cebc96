import { useState } from 'react'
import { CalendarX2, Undo2 } from 'lucide-react'
import type { ClosedNightsRow } from '@sarai/wire/desk/closed-nights.ts'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { remove } from '#features/packages/property/property-calls.ts'
import { nightsOf } from '#features/packages/property/timeline/timeline-scale.ts'
import { useNameOf } from '#shared/name-of.ts'

const CloseNightsDialog = laterDialog(
  async () => (await import('#features/packages/property/close-nights-dialog.tsx')).CloseNightsDialog,
)

/** Nights that the hotel does not sell: it is full, or it has told us to stop. */
export function ClosedNights({ of: property }: { of: PropertyDetails }) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const [isClosing, setClosing] = useState(false)
  const [reopened, setReopened] = useState<ClosedNightsRow>()
  const nightsText = (closed: ClosedNightsRow) => {
    const { first, last } = nightsOf(closed)
    return showDateRange(language, first, last)
  }
  const roomOf = ({ roomTypeId }: ClosedNightsRow) => property.roomTypes.find(({ id }) => id === roomTypeId)
  return (
    <CardSection
      title={t('closedNights')}
      note={property.closedNights.length === 0 ? t('noClosedNights') : undefined}
      actions={
        <Button variant="soft" size="small" icon={CalendarX2} onPress={() => setClosing(true)}>
          {t('closeNights')}
        </Button>
      }
    >
      {property.closedNights.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {property.closedNights.map((closed) => {
            const room = roomOf(closed)
            return (
              <li key={closed.id} className="flex items-center gap-3 py-2 ps-3.5 pe-2 sm:ps-4.5 sm:pe-3">
                <div className="min-w-0 grow">
                  <span className="font-semibold">{nightsText(closed)}</span>
                  <span className="block text-small text-muted">
                    <bdi>{room ? nameOf(room) : t('allRooms')}</bdi>
                  </span>
                </div>
                <Button variant="ghost" size="small" icon={Undo2} onPress={() => setReopened(closed)}>
                  {t('reopenNights')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {isClosing && <CloseNightsDialog property={property} onClose={() => setClosing(false)} />}
      {reopened && (
        <WriteDialog
          title={t('reopenTitle', { nights: nightsText(reopened) })}
          confirmLabel={t('reopenNights')}
          send={(once) => remove('closedNights', reopened, once)}
          changes={packageQueries}
          doneText={t('saved')}
          onClose={() => setReopened(undefined)}
        >
          {t('reopenText')}
        </WriteDialog>
      )}
    </CardSection>
  )
}
