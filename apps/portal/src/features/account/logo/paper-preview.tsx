import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLogoWords } from '#features/account/logo/logo-words.ts'

const exampleNumber = 'V-10482'

type PaperPreviewProps = { url: string | null; agency: string }

/** The head of a voucher, white in every theme as paper is. */
export function PaperPreview({ url, agency }: PaperPreviewProps) {
  const t = useLogoWords()
  return (
    <CardSection title={t('preview')}>
      <div className="grid gap-3 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        <div className="rounded-inner border border-line bg-white p-4 text-[#1b2422] shadow-low sm:p-6">
          <div className="flex items-center gap-3 border-b-2 border-[#0f6e68] pb-3.5">
            {url === null ? (
              <span className="grid size-13 shrink-0 place-items-center rounded-card bg-[#0f6e68] text-[1.75rem] font-bold text-white">
                {Array.from(agency.trim())[0]?.toUpperCase()}
              </span>
            ) : (
              <img src={url} alt={t('logoOf', { agency })} className="size-13 shrink-0 rounded-card object-contain" />
            )}
            <b className="min-w-0 grow font-bold wrap-anywhere">
              <bdi>{agency}</bdi>
            </b>
            <span className="shrink-0 text-end">
              <small className="block text-micro text-[#4f5b58]">{t('voucher')}</small>
              <b className="font-bold">
                <bdi dir="ltr">{exampleNumber}</bdi>
              </b>
            </span>
          </div>
          <p className="mt-4 text-h2 font-bold">{t('voucherTitle')}</p>
          <div aria-hidden className="mt-3 grid gap-2">
            {['w-2/3', 'w-1/2', 'w-5/6'].map((width) => (
              <span key={width} className={`h-2 rounded-full bg-[#e5e0d6] ${width}`} />
            ))}
          </div>
        </div>
        <p className="text-small text-muted">{t('previewNote')}</p>
      </div>
    </CardSection>
  )
}
