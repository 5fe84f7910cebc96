import { useState } from 'react'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { CallProblem } from '@sarai/frame/form/call-problem.tsx'
import { ConfirmDialog } from '@sarai/ui/kit/overlay/confirm-dialog.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useAgency, useDecide, type Decision, type DecisionKind } from '#features/agencies/agency-calls.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { DuplicateHints } from '#features/agencies/duplicate-hints.tsx'

const reasons: Record<DecisionKind, 'none' | 'possible' | 'needed'> = {
  approve: 'none',
  reject: 'needed',
  restrict: 'possible',
  suspend: 'needed',
  reinstate: 'none',
}

type DecisionDialogProps = { decision: Decision; onClose: () => void }

/**
 * Says what the agency will see before anything is done. Draw it only while it is open. It closes when it is decided, by
 * whomever, unless a reason was typed: that stays, and anything that went wrong is said here.
 */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  const t = useAgencyWords()
  const notify = useSnackbar()
  const [reason, setReason] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const [problem, setProblem] = useState<Error>()
  const [wasDecided, setWasDecided] = useState(false)
  const { agency, kind } = decision
  // Whoever goes on, though somebody else has decided, goes on from what that made of it.
  const newest = useAgency(agency.id, wasDecided).data
  const isKept = reason.trim() !== ''
  const decide = useDecide({
    done: () => {
      notify('success', t(`${kind}Done`, { agency: agency.name }))
      onClose()
    },
    refused: (error) => {
      const isTooLate = error instanceof CallFailed && error.code === 'STATE_CHANGED'
      setWasDecided(wasDecided || isTooLate)
      if (isTooLate && !isKept) {
        notify('warning', t('alreadyDecided', { agency: agency.name }))
        onClose()
      } else if (!isTooLate) setProblem(error)
      return true
    },
  })
  useUnsaved(isKept)
  const isMissing = reasons[kind] === 'needed' && reason.trim() === ''
  const confirm = () => {
    setWasTried(true)
    setProblem(undefined)
    const version = (wasDecided && newest?.version) || agency.version
    if (!isMissing) decide.write({ kind, agency: { ...agency, version }, reason: reason.trim() })
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={t.rich(`${kind}Title`, { agency: <bdi>{agency.name}</bdi> })}
      confirmLabel={t(kind)}
      isDanger={kind === 'reject' || kind === 'suspend'}
      isPending={decide.isPending}
      isKept={isKept}
    >
      <div className="grid gap-4">
        {problem && <CallProblem of={problem} />}
        {wasDecided && (
          <Callout tone="warning" title={t('alreadyDecided', { agency: agency.name })} isNews>
            {t('reasonKept')}
          </Callout>
        )}
        <p>
          {t.rich(`${kind}Text`, {
            email: <bdi dir="ltr">{agency.email}</bdi>,
            language: agency.language === 'fa' ? t('persian') : t('english'),
          })}
        </p>
        {kind === 'approve' && <Alike agencyId={agency.id} />}
        {reasons[kind] !== 'none' && (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            value={reason}
            onChange={setReason}
            maxLength={1000}
            rows={3}
            isRequired={reasons[kind] === 'needed'}
            {...(wasTried && isMissing ? { error: t('reasonNeeded') } : {})}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

/** Whoever approves from the list has not seen the page that warns of them. */
function Alike({ agencyId }: { agencyId: number }) {
  const { data } = useAgency(agencyId)
  return <DuplicateHints duplicates={data?.duplicates ?? []} />
}
