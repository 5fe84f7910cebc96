import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { BadgeCheck, CircleAlert, CircleHelp, CircleX, LoaderCircle, RefreshCw, type LucideIcon } from 'lucide-react'
import { useParams } from 'react-router'
import { checkVoucher, voucherParams } from '@sarai/wire/portal/money/vouchers.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { useSubmission } from '@sarai/frame/data/submission.ts'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { showLongDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage, useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/voucher/messages.en.ts'
import { fa } from '#features/voucher/messages.fa.ts'
import { api } from '#shared/api.ts'

const words = { en, fa }
type Checked = ReplyOf<typeof checkVoucher>

/** In colour and in form: a look across the counter is enough. */
const looks = {
  valid: { icon: BadgeCheck, colours: 'bg-success-soft text-on-success-soft' },
  replaced: { icon: RefreshCw, colours: 'bg-warning-soft text-on-warning-soft' },
  revoked: { icon: CircleX, colours: 'bg-error-soft text-on-error-soft' },
  unknown: { icon: CircleHelp, colours: 'bg-sunken text-soft' },
  checking: { icon: LoaderCircle, colours: 'bg-sunken text-soft' },
  failed: { icon: CircleAlert, colours: 'bg-sunken text-soft' },
} as const satisfies Record<string, { icon: LucideIcon; colours: string }>

/** What the code of a voucher opens, at the hotel's reception: whether the paper counts, and nothing about the guests. */
export function VoucherPage() {
  const { language } = useLanguage()
  const { code = '' } = useParams()
  // What cannot be a code is none that we know, and nobody is asked.
  if (!voucherParams.safeParse({ code }).success) return <Verdict state="unknown" />
  // Names come from the server: in another language it is asked again.
  return <CheckedVoucher key={`${code} ${language}`} code={code} />
}

function CheckedVoucher({ code }: { code: string }) {
  const t = useWords(words)
  const [checked, setChecked] = useState<Checked>()
  const submission = useSubmission(() => api(checkVoucher, { params: { code } }), {
    success: (_, answer) => setChecked(answer),
  })
  const { error } = submission
  const check = () => submission.submit(undefined)
  const checkAtOnce = useEffectEvent(check)
  useEffect(() => checkAtOnce(), [])
  if (error) {
    return (
      <Verdict state="failed" text={error.message}>
        <Button variant="primary" size="large" isWide onPress={check}>
          {t('tryAgain')}
        </Button>
      </Verdict>
    )
  }
  return <Verdict state={checked?.state ?? 'checking'}>{checked && <Facts of={checked} />}</Verdict>
}

type VerdictProps = { state: keyof typeof looks; text?: string; children?: ReactNode }

function Verdict({ state, text, children }: VerdictProps) {
  const t = useWords(words)
  const { icon, colours } = looks[state]
  return (
    <Card className="overflow-hidden">
      <div aria-live="polite" aria-busy={state === 'checking'}>
        <div className={`grid place-items-center py-7 ${colours}`}>
          <Icon of={icon} size={64} className={state === 'checking' ? 'animate-spin' : ''} />
        </div>
        <div className="grid gap-4 p-6">
          <AuthHeading title={t(state)}>{text ?? t(`${state}Text` as 'validText')}</AuthHeading>
          {children}
        </div>
      </div>
    </Card>
  )
}

function Facts({ of: { number, hotel, checkedAt } }: { of: Checked }) {
  const t = useWords(words)
  const { language } = useLanguage()
  return (
    <dl className="grid gap-3 border-t border-line pt-4">
      {number !== null && (
        <Fact name={t('number')}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
      )}
      {hotel !== null && (
        <Fact name={t('hotel')}>
          <bdi>{hotel}</bdi>
        </Fact>
      )}
      <Fact name={t('checkedAt')}>{showLongDateTime(language, Date.parse(checkedAt))}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
