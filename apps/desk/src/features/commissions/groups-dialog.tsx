import { useState } from 'react'
import { Pencil, Plus } from 'lucide-react'
import { addAgencyGroup, groupNames, renameAgencyGroup, type AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { commissionQueries } from '#features/commissions/commission-calls.ts'
import { useCommissionWords } from '#features/commissions/commission-words.ts'
import { api } from '#shared/api.ts'
import { useNameOf } from '#shared/name-of.ts'
import { saverOf } from '#shared/saver-of.ts'

type GroupsDialogProps = { groups: readonly AgencyGroup[]; onClose: () => void; onMade: (code: string) => void }

/** The groups; a name is changed and a new one made in a dialog that takes the place of this one. */
export function GroupsDialog({ groups, onClose, onMade }: GroupsDialogProps) {
  const t = useCommissionWords()
  const nameOf = useNameOf()
  const [edited, setEdited] = useState<AgencyGroup | 'new'>()
  if (edited === 'new') return <NewGroupDialog onClose={() => setEdited(undefined)} onMade={onMade} />
  const newest = groups.find(({ code }) => code === edited?.code) ?? edited
  if (newest !== undefined) return <RenameDialog group={newest} onClose={() => setEdited(undefined)} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('groupsTitle')}
      note={t('groupsNote')}
      actions={
        <Button variant="primary" icon={Plus} onPress={() => setEdited('new')}>
          {t('newGroup')}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group.code} className="flex items-center gap-3 py-2.5">
            <GroupFacts group={group} />
            <IconButton
              icon={Pencil}
              label={t('renameOf', { group: nameOf(group) })}
              onPress={() => setEdited(group)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function GroupFacts({ group }: { group: AgencyGroup }) {
  const t = useCommissionWords()
  const { language } = useLanguage()
  const names = language === 'fa' ? [group.nameFa, group.nameEn] : [group.nameEn, group.nameFa]
  return (
    <span className="min-w-0 grow">
      <bdi className="font-semibold">{names[0]}</bdi>
      {names[1] !== names[0] && (
        <span className="ms-2 text-small text-muted">
          <bdi>{names[1]}</bdi>
        </span>
      )}
      <span className="block text-small text-muted">
        {t('agencies', { count: group.agencies })}
        {group.packages > 0 && ` · ${t('packages', { count: group.packages })}`}
      </span>
    </span>
  )
}

/** Also the first one, when there is none yet. */
export function NewGroupDialog({ onClose, onMade }: { onClose: () => void; onMade: (code: string) => void }) {
  const t = useCommissionWords()
  return (
    <FormDialog
      title={t('newGroup')}
      width="narrow"
      schema={groupNames}
      start={{ nameEn: '', nameFa: '' }}
      send={(body, once) => api(addAgencyGroup, { body }, once)}
      changes={commissionQueries}
      doneText={t('groupMade')}
      submitLabel={t('makeGroup')}
      onSent={(_, { code }) => onMade(code)}
      onClose={onClose}
    >
      {({ field }) => <NameFields field={field} />}
    </FormDialog>
  )
}

function RenameDialog({ group, onClose }: { group: AgencyGroup; onClose: () => void }) {
  const t = useCommissionWords()
  const { code, version, nameEn, nameFa } = group
  return (
    <FormDialog
      title={t('rename')}
      width="narrow"
      schema={groupNames}
      start={{ nameEn, nameFa }}
      version={version}
      savedBy={saverOf('agency-group', code)}
      send={(names, once) => api(renameAgencyGroup, { body: { ...names, code, version } }, once)}
      changes={commissionQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => <NameFields field={field} />}
    </FormDialog>
  )
}

type Names = { nameEn: string; nameFa: string }

function NameFields({ field }: Pick<CallForm<Names, Names>, 'field'>) {
  const t = useCommissionWords()
  return (
    <>
      {field('nameEn', (props) => (
        <TextField {...props} dir="ltr" keepsDigits label={t('nameEn')} maxLength={60} />
      ))}
      {field('nameFa', (props) => (
        <TextField {...props} label={t('nameFa')} maxLength={60} />
      ))}
    </>
  )
}
