import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { FieldError, Text } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'

const wrong = 'flex items-start gap-1.5 text-small font-medium text-error'

/** What is wrong, then what helps, under a field. Both are read with the field by a screen reader. */
export function FieldNotes({ error, hint }: { error?: string; hint?: ReactNode }) {
  return (
    <>
      <FieldError className={wrong}>
        <Icon of={CircleAlert} size={14} className="mt-[0.22em]" />
        <span>{error}</span>
      </FieldError>
      {hint && (
        <Text slot="description" className="text-micro text-muted">
          {hint}
        </Text>
      )}
    </>
  )
}

/** The same where several controls make up a field of ours: React Aria's own error draws nothing outside of its fields. */
export function FieldAlert({ error, id }: { error: string | undefined; id?: string }) {
  if (error === undefined) return null
  return (
    <p role="alert" id={id} className={wrong}>
      <Icon of={CircleAlert} size={14} className="mt-[0.22em]" />
      <span>{error}</span>
    </p>
  )
}
