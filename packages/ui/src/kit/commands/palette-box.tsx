import { Search, X } from 'lucide-react'
import { useState } from 'react'
import {
  Autocomplete,
  Dialog as AriaDialog,
  Header,
  Input,
  Menu as AriaMenu,
  MenuSection,
  TextField,
} from 'react-aria-components'
import { findCommands, type CommandSection } from '#kit/commands/command.ts'
import { CommandLine } from '#kit/commands/command-line.tsx'
import { Icon } from '#kit/show/icon.tsx'
import { IconButton } from '#kit/button/icon-button.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { ModalLayer } from '#kit/overlay/modal-layer.tsx'
import { Spinner } from '#kit/show/spinner.tsx'

export type CommandPaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  sections: readonly CommandSection[]
  /** For sections that the server searches. */
  onType?: (typed: string) => void
  isSearching?: boolean
}

export function PaletteBox({ isOpen, onOpenChange, ...contents }: CommandPaletteProps) {
  const t = useKitWords()
  const close = () => onOpenChange(false)
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={close}
      className="px-3 pt-[min(14vh,8rem)] duration-150"
      boxClassName="mx-auto max-w-160 overflow-hidden rounded-card border border-line bg-surface shadow-high transition duration-150 ease-out entering:-translate-y-2 entering:opacity-0"
    >
      <AriaDialog aria-label={t('search')} className="outline-none">
        <PaletteContents {...contents} onClose={close} />
      </AriaDialog>
    </ModalLayer>
  )
}

type PaletteContentsProps = Pick<CommandPaletteProps, 'sections' | 'onType' | 'isSearching'> & { onClose: () => void }

/** Mounted anew at each opening, so that it always starts empty. */
function PaletteContents({ sections, onType, isSearching = false, onClose }: PaletteContentsProps) {
  const t = useKitWords()
  const [typed, setTyped] = useState('')
  const found = findCommands(sections, typed)
  const type = (text: string) => {
    setTyped(text)
    onType?.(text)
  }
  return (
    <Autocomplete inputValue={typed} onInputChange={type}>
      <div className="flex items-center gap-2 border-b border-line ps-4 pe-2.5">
        <TextField
          aria-label={t('palettePlaceholder')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
          autoFocus
          className="flex h-13.5 min-w-0 grow items-center gap-3"
        >
          {isSearching ? <Spinner size={18} /> : <Icon of={Search} className="text-muted" />}
          <Input
            dir={typed === '' ? undefined : 'auto'}
            placeholder={t('palettePlaceholder')}
            className="min-w-0 grow bg-transparent text-lead outline-none placeholder:text-muted"
          />
        </TextField>
        <IconButton icon={X} label={t('close')} onPress={onClose} hasTooltip={false} />
      </div>
      <AriaMenu
        aria-label={t('paletteFound', { count: found.reduce((sum, { commands }) => sum + commands.length, 0) })}
        onAction={onClose}
        renderEmptyState={() => <p className="px-4 py-8 text-center text-muted">{t('paletteEmpty')}</p>}
        className="max-h-[min(24rem,55dvh)] overflow-y-auto overscroll-contain p-2 outline-none"
      >
        {found.map(({ title, commands }) => (
          <MenuSection key={title} id={title} className="not-first:mt-2">
            <Header className="px-2.5 py-1 text-small font-medium text-muted">{title}</Header>
            {commands.map((command) => (
              <CommandLine key={command.id} command={command} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Autocomplete>
  )
}
