import * as z from 'zod/mini'
import type { AgencyDetails } from '@sarai/contract/desk-agencies.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { agencyQueries, setGroup } from '#features/agencies/agency-calls.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'

const schema = z.strictObject({ group: z.string().check(z.trim(), z.maxLength(60)) })

export function GroupDialog({ agency, onClose }: { agency: AgencyDetails; onClose: () => void }) {
  const t = useAgencyWords()
  return (
    <FormDialog
      title={t('group')}
      width="narrow"
      schema={schema}
      start={{ group: agency.group ?? '' }}
      optional={['group']}
      send={({ group }, once) => setGroup(agency.id, group || null, once)}
      changes={agencyQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) =>
        field('group', (props) => <TextField {...props} label={t('group')} hint={t('groupHint')} maxLength={60} />)
      }
    </FormDialog>
  )
}
