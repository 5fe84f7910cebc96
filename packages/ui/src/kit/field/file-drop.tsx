import type { ReactNode, Ref } from 'react'
import { Upload } from 'lucide-react'
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'
import { Button } from '#kit/button/button.tsx'
import { Icon } from '#kit/show/icon.tsx'

type FileDropProps = {
  /** What may be dropped here, read to screen readers. */
  label: string
  /** On the button: "Choose pictures". */
  buttonLabel: string
  /** Which files are taken, and how large they may be. */
  hint?: ReactNode
  /** Media types; the system's own dialog offers only these. */
  accepts: readonly string[]
  allowsMany?: boolean
  /** Files are on their way: no others are taken meanwhile. */
  isBusy?: boolean
  onFiles: (files: File[]) => void
  buttonRef?: Ref<HTMLButtonElement>
  /** The id of what is wrong, while something is. */
  errorId?: string | undefined
  className?: string
}

/** Files by button, by dropping them, or by pasting with the keyboard. What is wrong with one is the server's to say. */
export function FileDrop(props: FileDropProps) {
  const { label, buttonLabel, hint, accepts, allowsMany = false, isBusy = false, onFiles } = props
  const { buttonRef, errorId, className = '' } = props
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(allowsMany ? files : files.slice(0, 1))
  }
  return (
    <DropZone
      aria-label={label}
      isDisabled={isBusy}
      onDrop={({ items }) => void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(take)}
      className={`grid justify-items-center gap-2 rounded-inner border border-dashed border-line-strong bg-surface-2 px-4 py-5
        text-center transition-colors duration-120 data-drop-target:border-primary data-drop-target:bg-primary-soft
        data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus ${className}`}
    >
      <Icon of={Upload} className="text-muted" />
      <FileTrigger
        acceptedFileTypes={accepts}
        allowsMultiple={allowsMany}
        onSelect={(chosen) => take(Array.from(chosen ?? []))}
      >
        <Button ref={buttonRef} size="small" isPending={isBusy} aria-describedby={errorId}>
          {buttonLabel}
        </Button>
      </FileTrigger>
      {hint && <p className="text-small text-soft">{hint}</p>}
    </DropZone>
  )
}
