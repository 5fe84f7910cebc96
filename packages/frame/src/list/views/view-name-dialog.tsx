import * as z from 'zod/mini'
import { viewName } from '@sarai/wire/values/view-name.ts'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { savedViewQueries } from '#list/views/saved-view.ts'
import { useViewWords } from '#list/views/view-words.ts'

const schema = z.strictObject({ name: viewName })

type ViewNameDialogProps = {
  /** That it has already; without one it is saved. */
  name: string | undefined
  note: string
  send: (name: string, once: { key: string }) => Promise<{ id: number } | null>
  onSaved: (id: number, name: string) => unknown
  onClose: () => void
}

export function ViewNameDialog({ name: known, note, send, onSaved, onClose }: ViewNameDialogProps) {
  const t = useViewWords()
  const isNew = known === undefined
  return (
    <FormDialog
      title={isNew ? t('saveView') : t('renameView')}
      note={isNew ? note : undefined}
      width="narrow"
      schema={schema}
      start={{ name: known ?? '' }}
      send={({ name }, once) => send(name, once)}
      changes={savedViewQueries}
      onSent={({ name }, answer) => answer && onSaved(answer.id, name)}
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
