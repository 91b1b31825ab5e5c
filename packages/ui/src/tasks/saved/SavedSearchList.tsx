import type { SavedSearch } from '@artel/core/contract'
import { savedSearchQueries } from '@artel/core/tasks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ru } from './dialogs.ru.ts'
import { SavedSearchListDialog } from './SavedSearchListDialog.tsx'

export interface SavedSearchListProps {
  /** The one that is on the board. */
  current: number | null
  onClose: () => void
}

/** The searches of the viewer over their query. */
export function SavedSearchList({ current, onClose }: SavedSearchListProps) {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const list = savedSearchQueries(api).list()
  const { data = [] } = useQuery(list)
  const say = (kind: 'success' | 'error', text: string) =>
    toasts.send({ type: 'toast.show', kind, text, at: clock.now() })
  const removal = useMutation({
    mutationFn: (id: number) => api.deleteSavedSearch({ params: { id } }),
    onSuccess: (_, id) => {
      queries.setQueryData<readonly SavedSearch[]>(list.queryKey, (before) => before?.filter((one) => one.id !== id))
      say('success', ru.removed)
    },
    onError: () => {
      // It may be gone already, by another window.
      void queries.invalidateQueries(list)
      say('error', ru.removeFailed)
    },
  })
  return (
    <SavedSearchListDialog
      searches={data}
      current={current}
      removing={removal.isPending ? (removal.variables ?? null) : null}
      onRemove={(id) => removal.mutate(id)}
      onClose={onClose}
    />
  )
}
