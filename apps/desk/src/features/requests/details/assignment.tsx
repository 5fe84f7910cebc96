import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useAssign, useAssignees } from '#features/requests/request-calls.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useProfile } from '#shared/profile.ts'

const nobody = 'nobody'

/** Whose request it is. It locks nothing: everybody may answer all the same. */
export function Assignment({ of: request }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const me = useProfile().data?.id
  const colleagues = useAssignees()
  const { write, isPending } = useAssign(request.id)
  const { assignedTo } = request
  const known = colleagues.some(({ id }) => id === assignedTo?.id) || assignedTo === null
  const choices = [
    { value: nobody, label: t('nobody') },
    ...colleagues.map(({ id, name }) => ({ value: `${id}`, label: name })),
    ...(known ? [] : [{ value: `${assignedTo.id}`, label: assignedTo.name }]),
  ]
  const mayTake = me !== undefined && assignedTo?.id !== me
  useShortcuts(
    t('whose'),
    mayTake && !isPending ? [{ keys: ['KeyT'], label: t('take'), onPress: () => write(me) }] : [],
  )
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line px-3.5 py-3">
      <Select
        className="grow"
        label={t('whose')}
        choices={choices}
        value={assignedTo === null ? nobody : `${assignedTo.id}`}
        onChange={(value) => write(value === nobody ? null : Number(value))}
        isDisabled={isPending}
      />
      {mayTake && (
        <Button variant="soft" onPress={() => write(me)} isPending={isPending}>
          {t('take')}
        </Button>
      )}
    </div>
  )
}
