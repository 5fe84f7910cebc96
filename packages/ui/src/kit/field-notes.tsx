import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { FieldError, Text } from 'react-aria-components'
import { Icon } from '#kit/icon.tsx'

/** What is wrong, then what helps, under a field. Both are read with the field by a screen reader. */
export function FieldNotes({ error, hint }: { error?: string; hint?: ReactNode }) {
  return (
    <>
      <FieldError className="flex items-start gap-1.5 text-small font-medium text-error">
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
