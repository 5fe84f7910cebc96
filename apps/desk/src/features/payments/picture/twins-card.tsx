import type { PaymentTwin } from '@sarai/wire/desk/money/payments.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { BareButton } from '@sarai/ui/kit/button/bare-button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePictureWords } from '#features/payments/picture/picture-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

const whys = { number: 'whyNumber', file: 'whyFile', picture: 'whyPicture' } as const

type TwinsCardProps = { twins: readonly PaymentTwin[]; chosenId: number; onChoose: (twin: PaymentTwin) => void }

/** What it looks like, and whose: a press lays another one beside it. */
export function TwinsCard({ twins, chosenId, onChoose }: TwinsCardProps) {
  const t = usePictureWords()
  const { language } = useLanguage()
  return (
    <CardSection title={t('twins', { count: twins.length })} level={3} className="overflow-hidden border-error">
      <ul className="divide-y divide-line border-t border-line">
        {twins.map((twin) => (
          <li key={twin.id}>
            <BareButton
              onPress={() => onChoose(twin)}
              aria-current={twin.id === chosenId || undefined}
              className={`grid w-full gap-0.5 px-3.5 py-2.5 text-start text-small ${twin.id === chosenId ? 'bg-error-soft text-on-error-soft' : 'data-hovered:bg-surface-2'}`}
            >
              <span className="flex flex-wrap items-center justify-between gap-2 font-semibold">
                <span>
                  <bdi dir="ltr">{twin.number}</bdi> · <bdi>{twin.agency.name}</bdi>
                </span>
                <StateChip of="receipt" state={twin.state} />
              </span>
              <span className="font-semibold">{t(whys[twin.why])}</span>
              <span>
                {showPrice(language, twin.amount, twin.currency)}
                {twin.bank !== '' && (
                  <>
                    {' · '}
                    <bdi>{twin.bank}</bdi>
                  </>
                )}
              </span>
              <span>
                {twin.receiptNumber !== '' && (
                  <>
                    <bdi dir="ltr">{twin.receiptNumber}</bdi>
                    {' · '}
                  </>
                )}
                {t('twinSent', { time: showShortDateTime(language, Date.parse(twin.sentAt)) })}
              </span>
            </BareButton>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
