import type { ReactNode } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useFormWords } from '#form/form-words.ts'

/** Who was faster, and what they did. */
export type News = {
  readonly title: string
  readonly text: ReactNode
  /** Goes on from it, where whoever draws the form holds what was seen. */
  readonly take?: (() => void) | undefined
}

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

/** The same where nothing has been typed that would have to go on from it, or the news itself leads on. */
export function NewsNotice({ of: { title, text, take } }: { of: News }) {
  const t = useFormWords()
  return (
    <Callout
      tone="warning"
      title={title}
      isNews
      actions={
        take && (
          <Button size="small" onPress={take}>
            {t('newerTake')}
          </Button>
        )
      }
    >
      {text}
    </Callout>
  )
}
