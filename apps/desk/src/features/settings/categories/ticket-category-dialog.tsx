import {
  addTicketCategory,
  editTicketCategory,
  ticketCategoryBody,
  type DeskTicketCategory,
} from '@sarai/wire/desk/support/categories.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { NamedFields } from '#features/settings/named-fields.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

type TicketCategoryDialogProps = { category?: DeskTicketCategory; onClose: () => void }

export function TicketCategoryDialog({ category, onClose }: TicketCategoryDialogProps) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const name = language === 'fa' ? category?.nameFa : category?.nameEn
  return (
    <FormDialog
      title={name === undefined ? t('addCategory') : t.rich('edit', { name: <bdi>{name}</bdi> })}
      schema={ticketCategoryBody}
      start={{
        nameEn: category?.nameEn ?? '',
        nameFa: category?.nameFa ?? '',
        active: category?.active ?? true,
      }}
      optional={['active']}
      version={category?.version}
      savedBy={saverOf('ticket-category', category?.id)}
      send={async (body, once) => {
        if (category) {
          const params = { id: category.id }
          await api(editTicketCategory, { params, body: { ...body, version: category.version } }, once)
        } else await api(addTicketCategory, { body }, once)
      }}
      changes={houseQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <NamedFields field={field} />
          {field('active', (props) => (
            <SwitchRow {...props} label={t('agenciesChoose')} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
