import { Hammer } from 'lucide-react'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { usePageName } from '#app/page-title.tsx'
import { en } from '#app/shell-words.en.ts'
import { fa } from '#app/shell-words.fa.ts'

const words = { en, fa }

/** Stands at the addresses whose pages are still to be built, and says so. */
export function NotYetPage() {
  const t = useWords(words)
  return (
    <>
      <PageHeader title={usePageName()} />
      <Card>
        <EmptyState
          icon={Hammer}
          title={t('notYetTitle')}
          action={<ButtonLink href="/dashboard">{t('toDashboard')}</ButtonLink>}
        >
          {t('notYetText')}
        </EmptyState>
      </Card>
    </>
  )
}
