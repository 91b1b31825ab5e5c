import { errorMessage } from '@artel/core/api'
import { notificationKeys, notificationQueries } from '@artel/core/notifications'
import { errorToast } from '@artel/core/shell'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { PushDevice } from './PushDevice.tsx'
import { usePushDevice } from './use-push-device.ts'

/** The switch of this device over its machine, and the person's other devices. */
export function PushDeviceScreen() {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const { view, send } = usePushDevice()
  const { data } = useQuery({ ...notificationQueries(api).devices(), throwOnError: false })
  const removing = useMutation({
    mutationFn: (id: number) => api.removePushDevice({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationKeys.devices }),
    onError: (error) => toasts.send(errorToast(errorMessage(error), clock.now())),
  })
  const own = view.status === 'ready' ? view.deviceId : null
  const isKnown = view.status !== 'checking' && !(view.status === 'ready' && view.isBusy)
  return (
    <PushDevice
      view={view}
      // Until this device is known it must not stand among the others.
      others={isKnown ? (data?.devices ?? []).filter(({ id }) => id !== own) : []}
      onStart={() => send({ type: 'push.start' })}
      onStop={() => send({ type: 'push.stop' })}
      onCheck={() => send({ type: 'push.check' })}
      onRemove={(id) => removing.mutate(id)}
    />
  )
}
