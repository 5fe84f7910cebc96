import { activityKinds, listActivity } from '@sarai/wire/desk/activity.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { api } from '#shared/api.ts'

export const activityFilters = ['what', 'agency', 'who', 'from', 'until'] as const

/** The log as the address asks for it; of one agency on its own page. What an address cannot mean is not asked. */
export function useActivity(ofAgency?: number) {
  return useList(['activity', ofAgency], useListAddress({ filters: activityFilters }), (asked) =>
    api(listActivity, {
      query: {
        what: activityKinds.find((kind) => kind === asked.what),
        agency: ofAgency ?? (/^\d{1,15}$/.test(asked.agency ?? '') ? Number(asked.agency) : undefined),
        who: /^(staff|agency)-\d{1,15}$/.test(asked.who ?? '') ? asked.who : undefined,
        from: dayIn(asked.from),
        until: dayIn(asked.until),
        before: asked.after,
      },
    }),
  )
}

export type ActivityList = ReturnType<typeof useActivity>

function dayIn(text: string | undefined): string | undefined {
  return text !== undefined && isCalendarDay(text) ? text : undefined
}
