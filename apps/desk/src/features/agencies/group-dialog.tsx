import * as z from 'zod/mini'
import type { AgencyDetails } from '@sarai/wire/desk/agencies.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { agencyQueries, setGroup } from '#features/agencies/agency-calls.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { useAgencyGroups } from '#shared/agency-groups.ts'

const schema = z.strictObject({ group: z.string() })

/** One of the groups, or none. Groups are founded where their commissions are kept. */
export function GroupDialog({ agency, onClose }: { agency: AgencyDetails; onClose: () => void }) {
  const t = useAgencyWords()
  const { language } = useLanguage()
  const read = useAgencyGroups()
  const choices = [
    { value: '', label: t('noGroup') },
    ...(read.data ?? []).map(({ code, nameEn, nameFa }) => ({
      value: code,
      label: language === 'fa' ? nameFa : nameEn,
    })),
  ]
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
        read.error && !read.data ? (
          <LoadError of={read} />
        ) : (
          field('group', (props) => <Select {...props} label={t('group')} hint={t('groupHint')} choices={choices} />)
        )
      }
    </FormDialog>
  )
}
