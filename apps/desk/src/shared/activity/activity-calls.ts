import { activityKinds, listActivity } from '@sarai/contract/activity.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { api } from '#shared/api.ts'

/** Named after agencies, because a step about one is announced as a change of it. */
export function useActivity(agency?: number) {
  return useList(
    ['agency', 'activity', agency],
    useListAddress({ filters: ['what'] }),
    ({ what: asked, after: before }) => {
      const what = activityKinds.find((kind) => kind === asked)
      return api(listActivity, { query: { agency, what, before } })
    },
  )
}

export type ActivityList = ReturnType<typeof useActivity>
