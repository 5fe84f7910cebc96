/**
 * Keys by their place on the keyboard, as `event.code` names them: on a Persian layout the G key writes «ل», and its code
 * is still KeyG. `['KeyG', 'KeyD']` is G, then D; `['Shift+Slash']` is the question mark.
 */
export type Shortcut = { keys: readonly [string] | readonly [string, string]; label: string; onPress: () => void }
export type ShortcutGroup = {
  title: string
  shortcuts: readonly Shortcut[]
  /** The app's own, which give way to a page's. */
  areEverywhere?: boolean
}

const names: Record<string, string> = { Slash: '/', 'Shift+Slash': '?', Escape: 'Esc', Enter: '↵' }

/** What is printed on the key: KeyG is "G". */
export function keyName(code: string): string {
  return names[code] ?? code.replace(/^Key|^Digit/, '')
}

const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

/** Letters belong to a field, a menu and a dialog. To what is only ticked or chosen they mean nothing. */
export const takesLetters = (target: EventTarget | null) => target instanceof Element && target.closest(typing) !== null

/** A key that belongs to a field, a menu or a dialog is not ours; nor is one with Ctrl, Alt or ⌘, the browser's. */
export function isForShortcuts(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.defaultPrevented
  return isPlain && !takesLetters(event.target)
}

export const codeOf = (event: KeyboardEvent) => (event.shiftKey ? 'Shift+' : '') + event.code
