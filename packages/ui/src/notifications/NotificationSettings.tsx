import type { NotificationKind, NotificationSettings as Settings } from '@artel/core/contract'
import { isAlwaysMailed, type NotificationChannel, type NotificationGroup } from '@artel/core/notifications'
import { type ReactNode, useId } from 'react'
import { ErrorState, SkeletonText, Tick, VisuallyHidden } from '../kit/index.ts'
import css from './NotificationSettings.module.css'
import { ru } from './settings.ru.ts'

export type NotificationSettingsProps = {
  /** Kinds that the person can get, by theme. */
  groups: readonly NotificationGroup[]
  /** Where letters go. */
  email: string
  /** Nobody has confirmed the address: no letter goes there. */
  isEmailConfirmed: boolean
  /** The switch of this device. */
  device: ReactNode
} & (
  | { status: 'pending' }
  | { status: 'error'; failure: string; onRetry: () => void }
  | {
      status: 'success'
      settings: Settings
      onChange: (channel: NotificationChannel, kind: NotificationKind, isOn: boolean) => void
    }
)

const columns = [
  ['emails', ru.byEmail],
  ['pushes', ru.toDevices],
] as const satisfies readonly (readonly [NotificationChannel, string])[]

function Switches({
  groups,
  settings,
  onChange,
  describedBy,
}: Pick<NotificationSettingsProps, 'groups'> &
  Pick<Extract<NotificationSettingsProps, { status: 'success' }>, 'settings' | 'onChange'> & { describedBy: string }) {
  const id = useId()
  const isOn = (channel: NotificationChannel, kind: NotificationKind) =>
    settings[channel].find((one) => one.kind === kind)?.isOn ?? false
  return (
    <table className={css.table} aria-describedby={describedBy}>
      <thead>
        <tr>
          <th scope="col" className={css.event}>
            {ru.event}
          </th>
          {columns.map(([channel, name]) => (
            <th key={channel} scope="col" className={css.channel}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, kinds }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={css.group}>
              {title}
            </th>
          </tr>
          {kinds.map(({ kind, name }) => (
            <tr key={kind}>
              <th scope="row" className={css.name}>
                {name}
              </th>
              {columns.map(([channel, channelName]) => (
                <td key={channel} className={css.cell}>
                  {channel === 'emails' && isAlwaysMailed(kind) ? (
                    <span className={css.always}>{ru.always}</span>
                  ) : (
                    <label className={css.switch} htmlFor={`${id}-${channel}-${kind}`}>
                      <VisuallyHidden>{`${name}: ${channelName}`}</VisuallyHidden>
                      <Tick
                        id={`${id}-${channel}-${kind}`}
                        checked={isOn(channel, kind)}
                        onChange={(event) => onChange(channel, kind, event.target.checked)}
                      />
                    </label>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Inside the settings: what comes by which way, and the switch of this device. Each change is saved at once. */
export function NotificationSettings(props: NotificationSettingsProps) {
  const { email, isEmailConfirmed, device, status, groups } = props
  const id = useId()
  return (
    <div className={css.settings} aria-busy={status === 'pending'}>
      <p id={`${id}-lead`} className={css.lead}>
        {ru.lead} {isEmailConfirmed ? ru.lettersGo(email) : ru.lettersWait(email)}
      </p>
      {device}
      {status === 'pending' && (
        <>
          <VisuallyHidden>{ru.loading}</VisuallyHidden>
          <SkeletonText lines={6} />
        </>
      )}
      {status === 'error' && <ErrorState title={ru.failed} text={props.failure} onRetry={props.onRetry} />}
      {status === 'success' && (
        <Switches groups={groups} settings={props.settings} onChange={props.onChange} describedBy={`${id}-lead`} />
      )}
    </div>
  )
}
