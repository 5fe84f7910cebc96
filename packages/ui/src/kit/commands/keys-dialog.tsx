import { Fragment } from 'react'
import { keyName, type Shortcut, type ShortcutGroup } from '#kit/commands/shortcut.ts'
import { Dialog } from '#kit/overlay/dialog.tsx'
import { Kbd } from '#kit/button/kbd.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { SwitchRow } from '#kit/choice/switch-row.tsx'

type KeysDialogProps = {
  isOpen: boolean
  onClose: () => void
  groups: readonly ShortcutGroup[]
  areOn: boolean
  onSwitch: (areOn: boolean) => void
}

/** The list of keys; also the place to switch single keys off. */
export function KeysDialog({ isOpen, onClose, groups, areOn, onSwitch }: KeysDialogProps) {
  const t = useKitWords()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys')}>
      <div className="grid gap-5">
        <SwitchRow label={t('keysSingle')} hint={t('keysSingleHelp')} value={areOn} onChange={onSwitch} />
        <div className={`grid gap-5 ${areOn ? '' : 'opacity-60'}`}>
          {groups.map(({ title, shortcuts }) => (
            <section key={title}>
              <h3 className="mb-1 text-small font-semibold text-muted">{title}</h3>
              <dl className="divide-y divide-line">
                {shortcuts.map((shortcut) => (
                  <KeyLine key={shortcut.keys.join(' ')} shortcut={shortcut} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

function KeyLine({ shortcut: { keys, label } }: { shortcut: Shortcut }) {
  const t = useKitWords()
  return (
    <div className="flex min-h-10 items-center justify-between gap-3">
      <dt>{label}</dt>
      <dd className="flex items-center gap-1.5">
        {keys.map((code, index) => (
          <Fragment key={code}>
            {index > 0 && <span className="text-small text-muted">{t('keysThen')}</span>}
            <Kbd>{keyName(code)}</Kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
