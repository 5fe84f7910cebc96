import type { LucideIcon } from 'lucide-react'
import { FileTrigger } from 'react-aria-components'
import { IconButton } from '#kit/button/icon-button.tsx'

type FileButtonProps = {
  icon: LucideIcon
  label: string
  /** Media types; the system's own dialog offers only these. */
  accepts: readonly string[]
  isDisabled?: boolean
  onFiles: (files: File[]) => void
}

/** Chooses files without a place to drop them. What is wrong with one is the server's to say. */
export function FileButton({ icon, label, accepts, isDisabled = false, onFiles }: FileButtonProps) {
  return (
    <FileTrigger acceptedFileTypes={accepts} allowsMultiple onSelect={(chosen) => onFiles(Array.from(chosen ?? []))}>
      <IconButton icon={icon} label={label} isDisabled={isDisabled} hasTooltip={false} />
    </FileTrigger>
  )
}
