import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { FieldError, Text } from 'react-aria-components'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'

const wrong = 'flex items-start gap-1.5 text-small font-medium text-error'

type FieldNotesProps = {
  error?: string
  hint?: ReactNode
  /** What stands in the field, where it may be so long at most: browsers cut what is pasted without a word. */
  value?: string
  maxLength?: number | undefined
}

/** What is wrong, then what helps, under a field. Both are read with the field by a screen reader. */
export function FieldNotes({ error, hint, value = '', maxLength }: FieldNotesProps) {
  const t = useFieldWords()
  const isFull = maxLength !== undefined && value.length >= maxLength
  return (
    <>
      <FieldError className={wrong}>
        <Icon of={CircleAlert} size={14} className="mt-[0.22em]" />
        <span>{error}</span>
      </FieldError>
      {isFull && (
        <output className="block text-micro font-medium text-soft">{t('lengthFull', { count: maxLength })}</output>
      )}
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
