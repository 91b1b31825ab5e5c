import { notificationKeys, providePushDevice, selectPushDevice } from '@artel/core/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useScreenMachine, useServices } from '../services/index.ts'

/** This device over its machine. Comes back to the truth when somebody returns from the settings of their browser. */
export function usePushDevice() {
  const { api, push } = useServices()
  const queries = useQueryClient()
  const [machine] = useState(() => providePushDevice({ api, push }))
  const actor = useScreenMachine(machine)
  const view = useSelector(actor, selectPushDevice)
  useEffect(() => {
    const subscription = actor.on(
      'devicesChanged',
      () => void queries.invalidateQueries({ queryKey: notificationKeys.devices }),
    )
    const look = () => {
      if (document.visibilityState === 'visible' && selectPushDevice(actor.getSnapshot()).status === 'denied') {
        actor.send({ type: 'push.check' })
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      subscription.unsubscribe()
      document.removeEventListener('visibilitychange', look)
    }
  }, [actor, queries])
  return { view, send: actor.send }
}
