import { Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { whole, zoomedAt, type View } from '#features/payments/picture/picture-view.ts'
import { usePictureWords } from '#features/payments/picture/picture-words.ts'

type PictureToolsProps = {
  view: View
  onView: (next: View) => void
  onToggle: () => void
  onTurn: (by: 1 | -1) => void
  /** At the end of the line. */
  children?: ReactNode
}

const middle = { x: 0, y: 0 }

/** What a picture can be looked at with, also by Z, Q and W. */
export function PictureTools({ view, onView, onToggle, onTurn, children }: PictureToolsProps) {
  const t = usePictureWords()
  const { language } = useLanguage()
  useShortcuts(t('tools'), [
    { keys: ['KeyZ'], label: t('zoomKey'), onPress: onToggle },
    { keys: ['KeyQ'], label: t('turnLeft'), onPress: () => onTurn(-1) },
    { keys: ['KeyW'], label: t('turnRight'), onPress: () => onTurn(1) },
  ])
  const percent = `${showNumber(language, Math.round(view.zoom * 100))}${language === 'fa' ? '٪' : '%'}`
  return (
    <div role="toolbar" aria-label={t('tools')} className="flex flex-wrap items-center gap-2 p-2.5">
      <IconButton
        icon={ZoomOut}
        label={t('zoomOut')}
        variant="outline"
        size="small"
        isDisabled={view.zoom === 1}
        onPress={() => onView(zoomedAt(view, 1 / 1.5, middle))}
      />
      <span className="digits min-w-11 text-center text-small text-soft">{percent}</span>
      <IconButton
        icon={ZoomIn}
        label={t('zoomIn')}
        variant="outline"
        size="small"
        onPress={() => onView(zoomedAt(view, 1.5, middle))}
      />
      <IconButton
        icon={RotateCcw}
        label={t('turnLeft')}
        variant="outline"
        size="small"
        className="ms-1.5"
        onPress={() => onTurn(-1)}
      />
      <IconButton icon={RotateCw} label={t('turnRight')} variant="outline" size="small" onPress={() => onTurn(1)} />
      <IconButton
        icon={Maximize}
        label={t('whole')}
        variant="outline"
        size="small"
        className="ms-1.5"
        isDisabled={view.zoom === 1}
        onPress={() => onView(whole)}
      />
      {children && <div className="ms-auto flex min-w-0 items-center gap-2">{children}</div>}
    </div>
  )
}
