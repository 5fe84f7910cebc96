import { ChevronDown, Download, FileSpreadsheet, FileText } from 'lucide-react'
import { showPercent } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { useStatement } from '#features/transactions/statement/statement-calls.ts'
import type { Range } from '#features/transactions/transactions-address.ts'
import { useTransactionsWords } from '#features/transactions/transactions-words.ts'

/** The days and the currency that are shown, as a file. The button says how far it is. */
export function StatementButton({ range }: { range: Range }) {
  const t = useTransactionsWords()
  const { language } = useLanguage()
  const { start, progress } = useStatement()
  if (progress !== undefined) {
    return (
      <Button icon={Download} isPending>
        {t('making', { part: showPercent(language, progress / 100) })}
      </Button>
    )
  }
  return (
    <Menu
      label={t('download')}
      trigger={
        <Button icon={Download} iconAfter={ChevronDown}>
          {t('download')}
        </Button>
      }
    >
      <MenuItem icon={FileText} onAction={() => start({ kind: 'pdf', range })}>
        {t('downloadPdf')}
      </MenuItem>
      <MenuItem icon={FileSpreadsheet} onAction={() => start({ kind: 'xlsx', range })}>
        {t('downloadXlsx')}
      </MenuItem>
    </Menu>
  )
}
