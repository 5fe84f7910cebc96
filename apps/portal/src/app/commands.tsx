import { LifeBuoy, MessageCirclePlus, Plus, Users } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useFoundCommands } from '@sarai/frame/palette/use-found-commands.ts'
import { CommandCenter } from '@sarai/ui/kit/commands/command-center.tsx'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { hotels, people, places as placesNamed } from '#app/palette-search.ts'
import { navigation } from '#app/navigation.ts'
import { en as pagesEn } from '#app/page-words.en.ts'
import { fa as pagesFa } from '#app/page-words.fa.ts'
import { en } from '#app/shell-words.en.ts'
import { fa } from '#app/shell-words.fa.ts'

const words = { en, fa }
const pageWords = { en: pagesEn, fa: pagesFa }
const newRequest = '/reservations/new'

/** The palette, and the keys that work on every page: G and a letter to go somewhere, N for a new request. */
export function Commands({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useWords(words)
  const page = useWords(pageWords)
  const navigate = useNavigate()
  const found = useFoundCommands([
    { title: t('foundHotels'), find: hotels },
    { title: t('foundPlaces'), find: placesNamed },
    { title: page('colleagues'), find: people },
  ])
  const go = (href: string) => () => void navigate(href)
  const places = navigation.map(({ href, page: name, icon, key }) => ({
    id: name,
    label: page(name),
    alsoFoundBy: `${pagesEn[name]} ${pagesFa[name]}`,
    icon,
    keys: ['KeyG', key] as const,
    onAction: go(href),
  }))
  return (
    <CommandCenter
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      shortcuts={[
        ...places.map(({ keys, label, onAction }) => ({ keys, label, onPress: onAction })),
        { keys: ['KeyN'], label: page('newRequest'), onPress: go(newRequest) },
      ]}
      sections={[
        {
          title: t('goTo'),
          commands: [
            ...places,
            {
              id: 'colleagues',
              label: page('colleagues'),
              alsoFoundBy: `${pagesEn.colleagues} ${pagesFa.colleagues}`,
              icon: Users,
              onAction: go('/account/colleagues'),
            },
            {
              id: 'support',
              label: page('support'),
              alsoFoundBy: `${pagesEn.support} ${pagesFa.support}`,
              icon: LifeBuoy,
              onAction: go('/support'),
            },
          ],
        },
        {
          title: t('actions'),
          commands: [
            {
              id: 'new',
              label: page('newRequest'),
              alsoFoundBy: `${pagesEn.newRequest} ${pagesFa.newRequest}`,
              icon: Plus,
              keys: ['KeyN'],
              onAction: go(newRequest),
            },
            {
              id: 'newTicket',
              label: page('newTicket'),
              alsoFoundBy: `${pagesEn.newTicket} ${pagesFa.newTicket} ${pagesEn.support} ${pagesFa.support}`,
              icon: MessageCirclePlus,
              onAction: go('/support/new'),
            },
          ],
        },
        ...found.sections,
      ]}
      onType={found.onType}
      isSearching={found.isSearching}
    />
  )
}
