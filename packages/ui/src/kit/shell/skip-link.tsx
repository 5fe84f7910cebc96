import { useKitWords } from '#kit/kit-words.ts'

export const contentId = 'content'

/** The first stop of the Tab key; visible only then. */
export function SkipLink() {
  const t = useKitWords()
  return (
    <a
      href={`#${contentId}`}
      className="fixed start-4 top-3 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary shadow-mid focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
