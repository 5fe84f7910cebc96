import type { ReactNode } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useFormWords } from '#form/form-words.ts'

/** Who was faster, and what they did. */
export type News = { readonly title: string; readonly text: ReactNode }

type NewerNoticeProps = { newer: { by: string | undefined; take: () => void }; news?: News | undefined }

/** Says that a colleague was faster, before Save is pressed in vain. */
export function NewerNotice({ newer: { by, take }, news }: NewerNoticeProps) {
  const t = useFormWords()
  const title = by === undefined ? t('newerTitle') : t.rich('newerTitleBy', { name: <bdi>{by}</bdi> })
  return (
    <Callout
      tone="warning"
      title={news?.title ?? title}
      isNews
      // It comes by itself, while somebody types far below: in sight without moving what they look at.
      className="sticky top-0 z-10"
      actions={
        <Button size="small" onPress={take}>
          {t('newerTake')}
        </Button>
      }
    >
      {news?.text ?? t('newerText')}
    </Callout>
  )
}

/** The same where nothing has been typed that would have to go on from it. */
export function NewsNotice({ of: { title, text } }: { of: News }) {
  return (
    <Callout tone="warning" title={title} isNews>
      {text}
    </Callout>
  )
}
