import { errorMessage } from '@artel/core/api'
import type { NotificationKind, NotificationSettings as Settings } from '@artel/core/contract'
import {
  changedSettings,
  type NotificationChannel,
  notificationGroupsOf,
  notificationKeys,
  notificationQueries,
} from '@artel/core/notifications'
import { errorToast } from '@artel/core/shell'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useServices, useViewer } from '../services/index.ts'
import { NotificationSettings } from './NotificationSettings.tsx'
import { PushDeviceScreen } from './PushDeviceScreen.tsx'

interface Change {
  readonly channel: NotificationChannel
  readonly kind: NotificationKind
  readonly isOn: boolean
}

/** Turns a switch at once and back when the server would not have it; two quick presses go one after the other. */
function useChange() {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const show = (change: Change) =>
    queries.setQueryData<Settings>(notificationKeys.settings, (known) => known && changedSettings(known, change))
  return useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: ({ channel, kind, isOn }: Change) =>
      api.updateNotificationSettings({ body: { [channel]: [{ kind, isOn }] } }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: notificationKeys.settings })
      show(change)
    },
    onError: (error, change) => {
      show({ ...change, isOn: !change.isOn })
      toasts.send(errorToast(errorMessage(error), clock.now()))
    },
  })
}

/** The settings of notifications over their queries; for a page of the signed-in. */
export function NotificationSettingsScreen() {
  const { api } = useServices()
  const viewer = useViewer()
  const { data, error, refetch } = useQuery({ ...notificationQueries(api).settings(), throwOnError: false })
  const change = useChange()
  if (!viewer) return null
  const { role, email, emailConfirmed } = viewer
  return (
    <NotificationSettings
      groups={notificationGroupsOf(role)}
      email={email}
      isEmailConfirmed={emailConfirmed}
      device={<PushDeviceScreen />}
      {...(data
        ? {
            status: 'success',
            settings: data,
            onChange: (channel, kind, isOn) => change.mutate({ channel, kind, isOn }),
          }
        : error
          ? { status: 'error', failure: errorMessage(error), onRetry: () => void refetch() }
          : { status: 'pending' })}
    />
  )
}
