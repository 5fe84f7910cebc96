import { codeOf, isForShortcuts, type Shortcut, type ShortcutGroup } from '#kit/commands/shortcut.ts'

const patience = 1200

/** The shortcuts of everything on the screen now, and the listening for them. */
export class ShortcutBook {
  #groups = new Map<string, ShortcutGroup>()
  #before: { key: string; at: number } | undefined

  set(id: string, group: ShortcutGroup): void {
    this.#groups.set(id, group)
  }

  remove(id: string): void {
    this.#groups.delete(id)
  }

  groups(): ShortcutGroup[] {
    const groups = [...this.#groups.values()].filter(({ shortcuts }) => shortcuts.length > 0)
    // Which of them was drawn first is chance: on a page that is opened by its address it is the page.
    return groups.toSorted((one, other) => Number(other.areEverywhere ?? false) - Number(one.areEverywhere ?? false))
  }

  hear(event: KeyboardEvent): void {
    if (!isForShortcuts(event)) return
    const key = codeOf(event)
    const before = this.#before && event.timeStamp - this.#before.at < patience ? this.#before.key : undefined
    const found = (before && this.#find([before, key])) || this.#find([key])
    this.#before = found ? undefined : { key, at: event.timeStamp }
    if (!found) return
    event.preventDefault()
    found.onPress()
  }

  /** The page's own shortcuts come later than the app's, and win. */
  #find(keys: readonly string[]): Shortcut | undefined {
    return this.groups()
      .flatMap(({ shortcuts }) => shortcuts)
      .findLast((shortcut) => shortcut.keys.join(' ') === keys.join(' '))
  }
}
