import { useQuery } from '@tanstack/react-query'
import { listSavedReplies } from '@sarai/wire/desk/requests/saved-replies.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'

export function useSavedReplies() {
  return useQuery({ queryKey: [...houseQueries, 'saved-replies'], queryFn: () => api(listSavedReplies, {}) })
}
