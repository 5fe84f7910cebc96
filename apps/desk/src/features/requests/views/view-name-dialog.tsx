import * as z from 'zod/mini'
import { deskViewName, type DeskView } from '@sarai/wire/desk/requests/saved-views.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { rename, save, savedViewQueries, type ViewFilters } from '#features/requests/views/saved-view-calls.ts'
import { useRequestWords } from '#features/requests/request-words.ts'

const schema = z.strictObject({ name: deskViewName })

/** Of filters that are to be saved, or of a view that has a name already. */
export type Named = { readonly filters: ViewFilters } | { readonly view: DeskView }
type ViewNameDialogProps = { of: Named; onSaved?: (id: number, name: string) => unknown; onClose: () => void }

export function ViewNameDialog({ of, onSaved, onClose }: ViewNameDialogProps) {
  const t = useRequestWords()
  const isNew = 'filters' in of
  return (
    <FormDialog
      title={isNew ? t('saveView') : t('renameView')}
      note={isNew ? t('saveViewNote') : undefined}
      width="narrow"
      schema={schema}
      start={{ name: isNew ? '' : of.view.name }}
      send={({ name }, once) => (isNew ? save(name, of.filters, once) : rename(of.view, name, once))}
      changes={savedViewQueries}
      onSent={({ name }, answer) => answer && onSaved?.(answer.id, name)}
      doneText={isNew ? t('viewSaved') : t('viewRenamed')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) =>
        field('name', (props) => <TextField {...props} label={t('viewName')} maxLength={40} autoComplete="off" />)
      }
    </FormDialog>
  )
}
