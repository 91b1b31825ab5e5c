import { errorMessage } from '@artel/core/api'
import { paths } from '@artel/core/routes'
import { errorToast } from '@artel/core/shell'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { ManagerCard } from './ManagerCard.tsx'

/** The way to the chat with one's manager. */
export function OwnManager() {
  const { api, navigate, toasts, clock } = useServices()
  const opening = useMutation({
    mutationFn: () => api.openManagerChat(),
    onSuccess: ({ data }) => navigate(paths.chat(data.id)),
    onError: (error) => toasts.send(errorToast(errorMessage(error), clock.now())),
  })
  return <ManagerCard isOpening={opening.isPending} onOpen={() => opening.mutate()} />
}
