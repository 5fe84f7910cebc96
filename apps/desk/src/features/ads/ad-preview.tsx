import { ChevronRight } from 'lucide-react'
import { pictureAddress, pictureSources } from '@sarai/wire/desk/pictures.ts'
import type { Language } from '@sarai/locale/language.ts'
import { adOpen } from '@sarai/ui/booking/ad-open.ts'
import { AdSlide } from '@sarai/ui/booking/ad-slide.tsx'
import { en } from '#features/ads/messages.en.ts'
import { fa } from '#features/ads/messages.fa.ts'
import { useAdWords } from '#features/ads/ad-words.ts'

type Previewed = {
  titleEn: string
  titleFa: string
  textEn: string
  textFa: string
  linkEn: string
  linkFa: string
  picture?: { key: string } | undefined
}

/** The slide in both directions. Each speaks its own language, whatever the desk's is. */
export function AdPreview({ of: ad }: { of: Previewed }) {
  const t = useAdWords()
  return (
    <section aria-label={t('preview')} className="grid gap-3">
      <p className="text-small text-soft">{t('previewNote')}</p>
      <Slide language="en" title={ad.titleEn} text={ad.textEn} link={ad.linkEn} picture={ad.picture?.key} />
      <Slide language="fa" title={ad.titleFa} text={ad.textFa} link={ad.linkFa} picture={ad.picture?.key} />
    </section>
  )
}

type SlideProps = { language: Language; title: string; text: string; link: string; picture: string | undefined }

function Slide({ language, title, text, link, picture }: SlideProps) {
  const words = language === 'fa' ? fa : en
  return (
    <AdSlide
      language={language}
      isCompact
      picture={
        picture === undefined
          ? undefined
          : { src: pictureAddress(picture, 640), srcSet: pictureSources(picture), sizes: '30rem' }
      }
      title={title === '' ? words.previewTitle : title}
      text={text}
      action={
        link !== '' && (
          <span className="inline-flex items-center gap-1.5 rounded-control bg-white px-3.5 py-2 text-small font-semibold text-[#12302d]">
            {adOpen[language]}
            <ChevronRight size={16} aria-hidden className={language === 'fa' ? 'rotate-180' : ''} />
          </span>
        )
      }
    />
  )
}
