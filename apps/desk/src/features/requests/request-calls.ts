import { useQuery } from '@tanstack/react-query'
import { assignRequest, addDeskNote } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest, revealPassports } from '@sarai/wire/desk/requests/details.ts'
import { listAssignees } from '@sarai/wire/desk/requests/queues.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'

export function useAssignees() {
  return useQuery({ queryKey: ['staff', 'assignees'], queryFn: () => api(listAssignees, {}) }).data ?? []
}

export function useRequest(id: number) {
  return useQuery({ queryKey: [...requestQueries, id], queryFn: () => api(readDeskRequest, { params: { id } }) })
}

export function useAssign(id: number) {
  return useWrite({
    send: (staffId: number | null, once) => api(assignRequest, { params: { id }, body: { staffId } }, once),
    changes: requestQueries,
  })
}

export function useAddNote(id: number, onDone: (sent: string) => void) {
  return useWrite({
    send: (text: string, once) => api(addDeskNote, { params: { id }, body: { text } }, once),
    changes: requestQueries,
    onDone,
  })
}

/** Kept by nobody: whoever leaves the page has to ask again, and that is in the log again. */
export function useReveal(id: number, onDone: (rooms: readonly (readonly string[])[]) => void) {
  return useWrite({
    send: () => api(revealPassports, { params: { id } }),
    changes: ['activity'],
    onDone: (_: null, { rooms }) => onDone(rooms),
  })
}
