import { usePageTitle } from '@sarai/frame/page-title.ts'
import { useDeskWords } from '#app/desk-words.ts'

export type PageName =
  | 'login'
  | 'invitation'
  | 'today'
  | 'requests'
  | 'request'
  | 'calls'
  | 'inbox'
  | 'receipts'
  | 'contracts'
  | 'contract'
  | 'balances'
  | 'agencies'
  | 'agency'
  | 'packages'
  | 'package'
  | 'property'
  | 'spreadsheet'
  | 'hotels'
  | 'hotel'
  | 'ads'
  | 'commissions'
  | 'staff'
  | 'settings'
  | 'activity'
  | 'account'

export function PageTitle({ page }: { page: PageName }) {
  const t = useDeskWords()
  usePageTitle(t('title', { page: t(page) }))
  return null
}
