import { useEffect, useRef } from 'react'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { FileDrop } from '@sarai/ui/kit/field/file-drop.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import { listLimits, type ListFault } from '#features/new-request/guest-list/reading/list-table.ts'

type ListInputProps = {
  text: string
  onText: (text: string) => void
  /** More than a key's worth of text came at once: it is read without another press. */
  onPaste: (text: string) => void
  onFile: (file: File) => void
  isReading: boolean
  fault: ListFault | undefined
}

/** Some systems name the kinds of files, others only know how their names end. */
const accepts = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  '.xlsx',
  '.csv',
  '.tsv',
  '.txt',
]

export function ListInput({ text, onText, onPaste, onFile, isReading, fault }: ListInputProps) {
  const t = useGuestListWords()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const last = useRef(text)
  const change = (next: string) => {
    const isPasted = next.length > last.current.length + 1 && /[\t\n]/.test(next)
    last.current = next
    onText(next)
    if (isPasted) onPaste(next)
  }
  return (
    <div className="grid gap-4">
      {fault && (
        <Callout tone="error" isNews>
          {t(fault, listLimits)}
        </Callout>
      )}
      <TextArea
        label={t('listLabel')}
        hint={t('listHint')}
        placeholder={t('listPlaceholder')}
        value={text}
        onChange={change}
        inputRef={field}
        className="[&_textarea]:min-h-44"
      />
      <FileDrop
        label={t('dropLabel')}
        buttonLabel={t('chooseFile')}
        hint={t('fileHint', listLimits)}
        accepts={accepts}
        isBusy={isReading}
        onFiles={([file]) => file && onFile(file)}
      />
    </div>
  )
}
