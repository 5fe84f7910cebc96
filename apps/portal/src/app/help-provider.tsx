import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { HelpContext } from '@sarai/frame/failure/help.ts'
import { useLanguage, useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#app/shell-words.en.ts'
import { fa } from '#app/shell-words.fa.ts'
import { useProfile } from '#shared/profile.ts'

const words = { en, fa }

/** Leads from a refusal that only we can put right to us. How is loaded when somebody asks. */
export function HelpProvider({ children }: { children: ReactNode }) {
  const t = useWords(words)
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: profile } = useProfile()
  const label = t('askUs')
  return (
    <HelpContext
      value={(problem) => ({
        label,
        onAction: () =>
          void import('#app/ask-us.ts').then(({ askUs }) =>
            askUs(problem, { language, pathname, profile, queries, navigate }),
          ),
      })}
    >
      {children}
    </HelpContext>
  )
}
