import { Banknote, FileText, ImageOff, ShieldQuestionMark, ShieldX, type LucideIcon } from 'lucide-react'
import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { usePictureWords } from '#features/payments/picture/picture-words.ts'

const notes = {
  none: { icon: ImageOff, title: 'none', text: 'noneText' },
  refused: { icon: ShieldX, title: 'refused', text: 'noneText' },
  cash: { icon: Banknote, title: 'cash', text: 'cashText' },
  held: { icon: ShieldQuestionMark, title: 'held', text: 'heldText' },
  twinNone: { icon: ImageOff, title: 'twinNone', text: undefined },
} as const satisfies Record<string, { icon: LucideIcon; title: string; text: string | undefined }>

/** Why there is no picture of a payment to look at; nothing where there is one. */
export function whyNoFile({ kind, file, isFileRefused }: Pick<DeskPayment, 'kind' | 'file' | 'isFileRefused'>) {
  if (kind === 'cash') return 'cash'
  if (isFileRefused) return 'refused'
  if (file === null) return 'none'
  return file.isHeld ? 'held' : undefined
}

/** The same, for its reader. */
export function FileNote({ why }: { why: keyof typeof notes }) {
  const t = usePictureWords()
  const { icon, title, text } = notes[why]
  return (
    <div className="grid justify-items-center gap-1.5 px-6 py-10 text-center text-soft">
      <Icon of={icon} size={32} />
      <p className="text-h3 font-semibold text-ink">{t(title)}</p>
      {text && <p className="max-w-90">{t(text)}</p>}
    </div>
  )
}

export type OpenFile = { name: string; mediaType: string; blob: Blob }

/** What a browser does not draw among other things is saved and opened beside them, as files of messages are. */
export function FileToSave({ of: file, isBroken = false }: { of: OpenFile; isBroken?: boolean }) {
  const t = usePictureWords()
  return (
    <div className="grid max-w-full justify-items-center gap-2 px-6 py-10 text-center text-soft">
      <Icon of={isBroken ? ImageOff : FileText} size={36} />
      {isBroken && <p className="text-h3 font-semibold text-ink">{t('broken')}</p>}
      <bdi className="max-w-full font-semibold wrap-anywhere text-ink">{file.name}</bdi>
      <p className="max-w-90">{t(isBroken ? 'brokenText' : 'pdfText')}</p>
      <Button
        icon={FileText}
        onPress={() => saveFile({ name: file.name, mediaType: file.mediaType, content: file.blob })}
        className="mt-1.5"
      >
        {t('open')}
      </Button>
    </div>
  )
}
