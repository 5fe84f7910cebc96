import { Avatar } from '#kit/show/avatar.tsx'
import { Count } from '#kit/show/count.tsx'
import type { AccountLink, ShellUser } from '#kit/shell/shell-parts.ts'

const newsOf = ({ links = [] }: ShellUser) =>
  links.flatMap(({ count = 0, countLabel = '' }) => (count > 0 ? [countLabel] : []))

/** The name of what leads to the account, and in words what is new behind it. */
export const withNews = (name: string, user: ShellUser) => [name, ...newsOf(user)].join(', ')

export function UserAvatar({ user }: { user: ShellUser }) {
  return (
    <span className="relative shrink-0">
      <Avatar name={user.name} tone={user.tone} />
      <NewsDot user={user} className="-end-0.5 -top-0.5" />
    </span>
  )
}

/** Where there is no room for a number: the name of what it stands on has the words. */
export function NewsDot({ user, className }: { user: ShellUser; className: string }) {
  if (newsOf(user).length === 0) return null
  return (
    <span
      className={`pointer-events-none absolute size-2.5 rounded-full border-2 border-surface bg-accent ${className}`}
    />
  )
}

export function AccountLinkLabel({ link: { label, count = 0, countLabel } }: { link: AccountLink }) {
  return (
    <span className="flex grow items-center justify-between gap-3">
      {label}
      <Count value={count} tone="hot" label={countLabel} />
    </span>
  )
}
