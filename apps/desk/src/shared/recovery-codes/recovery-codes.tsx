import { useEffect, useRef, useState } from 'react'
import { Download } from 'lucide-react'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { CopyButton } from '@sarai/ui/kit/button/copy-button.tsx'
import { useRecoveryWords } from '#shared/recovery-codes/recovery-words.ts'

type RecoveryCodesProps = {
  codes: readonly string[]
  onKept: () => void
  keptLabel: string
  /** Where no dialog around it has said what these are. */
  hasTitle?: boolean
}

/** Shown once: nobody goes on before they said that the codes are kept. */
export function RecoveryCodes({ codes, onKept, keptLabel, hasTitle = false }: RecoveryCodesProps) {
  const t = useRecoveryWords()
  const [isKept, setKept] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  const text = codes.join('\n')
  const save = () =>
    saveFile({ name: 'sarai-recovery-codes.txt', mediaType: 'text/plain', content: `${t('title')}\n\n${text}\n` })
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      {hasTitle && <h1 className="text-[1.625rem] leading-snug font-bold">{t('title')}</h1>}
      <Callout tone="warning">{t('help')}</Callout>
      <ul
        dir="ltr"
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 font-mono min-[24rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="text-center text-small">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={text} label={t('copy')} isLabelled />
        <Button icon={Download} onPress={save}>
          {t('download')}
        </Button>
      </div>
      <Checkbox label={t('kept')} name="kept" value={isKept} onChange={setKept} />
      <Button variant="primary" size="large" isWide isDisabled={!isKept} onPress={onKept}>
        {keptLabel}
      </Button>
    </div>
  )
}
