import { listThreads, threadViews } from '@sarai/wire/desk/requests/threads.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls them. */
export function useThreads() {
  const address = useListAddress({ tabs: threadViews })
  return useList(['note'], address, ({ tab, search, after }) =>
    api(listThreads, { query: { view: tab, search, after } }),
  )
}
