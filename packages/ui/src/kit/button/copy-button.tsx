import { useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { Button } from '#kit/button/button.tsx'
import { IconButton } from '#kit/button/icon-button.tsx'
import { useWords } from '#kit/language.tsx'

const words = { en: { copied: 'Copied' }, fa: { copied: 'کپی شد' } } as const
const shownForMs = 2_500

type CopyButtonProps = {
  text: string
  label: string
  /** With its words beside the icon. */
  isLabelled?: boolean
}

/** Puts a text on the clipboard and says so, to eyes and to screen readers. */
export function CopyButton({ text, label, isLabelled = false }: CopyButtonProps) {
  const t = useWords(words)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), shownForMs)
  }
  const shown = { icon: isCopied ? Check : Copy, onPress: () => void copy() }
  return (
    <>
      {isLabelled ? (
        <Button {...shown}>{isCopied ? t('copied') : label}</Button>
      ) : (
        <IconButton {...shown} label={isCopied ? t('copied') : label} size="small" />
      )}
      <output className="sr-only">{isCopied ? t('copied') : ''}</output>
    </>
  )
}
