import { useQuery } from '@tanstack/react-query'
import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it when a group is founded or renamed. */
export function useAgencyGroups() {
  return useQuery({ queryKey: ['commission', 'groups'], queryFn: () => api(listAgencyGroups, {}) })
}

/** Agencies keep the code of their group; its name in the language of the reader, and the code until it is known. */
export function useGroupName(): (code: string) => string {
  const { language } = useLanguage()
  const { data: groups = [] } = useAgencyGroups()
  return (code) => {
    const group = groups.find((one) => one.code === code)
    return (language === 'fa' ? group?.nameFa : group?.nameEn) ?? code
  }
}
