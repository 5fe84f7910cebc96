import { useState, type ReactNode } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { FormDialog } from '#form/form-dialog.tsx'
import { proofFields, StepUpField } from '#form/step-up/step-up-field.tsx'

const schema = z.strictObject(proofFields)

type StepUpDialogProps<Answer> = {
  kind: 'password' | 'code'
  /** A question that names the thing. */
  title: ReactNode
  /** What it means for whoever is concerned. */
  children: ReactNode
  submitLabel: string
  isDanger?: boolean
  send: (proof: string, once: { key: string }) => Promise<Answer>
  changes: QueryKey
  doneText?: string
  onSent?: (answer: Answer) => unknown
  onClose: () => void
}

/** Asks before a write that takes a proof. What it asks stays as it was when it opened, as with a `WriteDialog`. */
export function StepUpDialog<Answer>({ onClose, onSent, ...props }: StepUpDialogProps<Answer>) {
  const [{ kind, children, send, ...question }] = useState(props)
  return (
    <FormDialog
      {...question}
      width="narrow"
      schema={schema}
      start={{ proof: '' }}
      asksBeforeLeaving={false}
      send={({ proof }, once) => send(proof, once)}
      onSent={(_, answer) => onSent?.(answer)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <div>{children}</div>
          {field('proof', (bound) => (
            <StepUpField {...bound} kind={kind} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
