import { xlsxMediaType } from '@sarai/wire/desk/price-sheets.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { FileDrop } from '@sarai/ui/kit/field/file-drop.tsx'
import { useHandIn } from '#features/spreadsheet/spreadsheet-calls.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

export function HandIn({ packageId }: { packageId: number }) {
  const t = useSpreadsheetWords()
  const { write, isPending } = useHandIn(packageId)
  return (
    <CardSection title={t('stepsTitle')}>
      <div className="grid gap-4 px-3.5 pb-4 sm:px-4.5">
        <ol className="grid list-decimal gap-1 ps-5 rtl:list-[persian] text-soft">
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
        <FileDrop
          label={t('dropTitle')}
          buttonLabel={t('choose')}
          hint={t('dropText')}
          accepts={[xlsxMediaType]}
          isBusy={isPending}
          onFiles={([file]) => file && write(file)}
        />
      </div>
    </CardSection>
  )
}
