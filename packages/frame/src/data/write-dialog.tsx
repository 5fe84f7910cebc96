import { useState, type ReactNode } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import { ConfirmDialog } from '@sarai/ui/kit/overlay/confirm-dialog.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { CallProblem } from '#form/call-problem.tsx'
import { isUndecided } from '#data/lost-answer.ts'
import { useWrite } from '#data/write.ts'

type WriteDialogProps = {
  /** A question that names the thing. */
  title: ReactNode
  /** What it means for whoever is concerned. */
  children: ReactNode
  /** The verb of the title. */
  confirmLabel: string
  /** Where "Cancel" would be taken for the verb itself. */
  cancelLabel?: string
  isDanger?: boolean
  send: (once: { key: string }) => Promise<unknown>
  /** The queries that it changes, read again whatever the outcome. */
  changes: QueryKey
  /** Said in the snackbar once it is done. */
  doneText?: string
  /** Returns its navigation when it leads to another page: the question stays until that is there. */
  onDone?: () => unknown
  onClose: () => void
}

/**
 * Asks before a write. Draw it only while it is open: what it asks, and what it sends, stay as they were when it
 * opened, or a live change would turn the question into another one under the finger. A refusal closes it too: what
 * it asked about is no longer so. While nothing is decided it stays and says so itself (the snackbar would lie over the
 * button); the next press carries the same key. Once it is done it stays until the page behind it shows that.
 */
export function WriteDialog({ changes, onDone, onClose, ...props }: WriteDialogProps) {
  const [{ send, doneText, children, ...question }] = useState(props)
  const notify = useSnackbar()
  const [problem, setProblem] = useState<Error>()
  const { write, isPending } = useWrite({
    send: (_: void, once) => send(once),
    changes,
    onDone: () => onDone?.(),
    onShown: () => {
      if (doneText !== undefined) notify('success', doneText)
      onClose()
    },
    onRefused: (error) => {
      if (isUndecided(error)) setProblem(error)
      else onClose()
      return isUndecided(error)
    },
  })
  return (
    <ConfirmDialog {...question} isOpen onClose={onClose} onConfirm={() => write()} isPending={isPending}>
      <div className="grid gap-4">
        {problem && <CallProblem of={problem} />}
        <div>{children}</div>
      </div>
    </ConfirmDialog>
  )
}
