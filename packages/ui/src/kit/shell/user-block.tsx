import { EllipsisVertical } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { UserAvatar, withNews } from '#kit/shell/account-news.tsx'
import type { ShellUser } from '#kit/shell/shell-parts.ts'
import { UserMenu } from '#kit/shell/user-menu.tsx'
import { UserNames } from '#kit/shell/user-names.tsx'

/** Who is logged in, at the foot of the sidebar; the whole block opens the account menu. */
export function UserBlock({ user, isMini }: { user: ShellUser; isMini: boolean }) {
  const t = useKitWords()
  return (
    <div className="border-t border-line pt-2">
      <UserMenu
        user={user}
        placement="top start"
        trigger={
          <AriaButton
            aria-label={isMini ? withNews(t('accountOf', { name: user.name }), user) : undefined}
            className={`flex w-full items-center gap-2.5 rounded-control p-2 text-start transition-colors hover:bg-surface-2 ${isMini ? 'justify-center' : ''}`}
          >
            <UserAvatar user={user} />
            {!isMini && (
              <>
                <UserNames of={user} />
                <span className="sr-only">{withNews(t('account'), user)}</span>
                <Icon of={EllipsisVertical} className="text-muted" />
              </>
            )}
          </AriaButton>
        }
      />
    </div>
  )
}
