import { useEffect } from 'react'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'

/** In the place of the palette when its code could not be loaded: the page, and what was typed into it, stays. */
export function MissingCommands(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { isOpen, onOpenChange } = props
  const t = useKitWords()
  const notify = useSnackbar()
  useEffect(() => {
    if (!isOpen) return
    notify('error', t('loadFailed'))
    onOpenChange(false)
  }, [isOpen, onOpenChange, notify, t])
  return null
}
