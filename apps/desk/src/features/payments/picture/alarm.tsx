import { ExternalLink, OctagonAlert } from 'lucide-react'
import type { PaymentTwin } from '@sarai/wire/desk/money/payments.ts'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { addressOf } from '#features/payments/payment-address.ts'
import { usePictureWords } from '#features/payments/picture/picture-words.ts'

const words = { number: 'alarmNumber', file: 'alarmFile', picture: 'alarmPicture' } as const

/** Cannot be overlooked: this may be money that was counted already. */
export function Alarm({ twin }: { twin: PaymentTwin }) {
  const t = usePictureWords()
  return (
    <section
      role="alert"
      className="border-y-8 bg-error text-on-error [border-image:repeating-linear-gradient(135deg,#111_0_0.75rem,#f2b91d_0.75rem_1.5rem)_8]"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
        <Icon of={OctagonAlert} size={30} />
        <div className="min-w-0 grow basis-60">
          <h2 className="text-h2 font-bold">{t('alarm')}</h2>
          <p>
            {t.rich(words[twin.why], {
              number: <bdi dir="ltr">{twin.number}</bdi>,
              agency: <bdi>{twin.agency.name}</bdi>,
            })}
          </p>
        </div>
        <ButtonLink href={addressOf(twin)} icon={ExternalLink}>
          {t('openTwin', { number: twin.number })}
        </ButtonLink>
      </div>
    </section>
  )
}
