import type { ConnectionStatus } from '@artel/core/chat'
import { LogIn, RefreshCw, WifiOff } from 'lucide-react'
import { Button, Icon } from '../kit/index.ts'
import css from './ConnectionLine.module.css'
import { ru } from './ru.ts'

const looks = {
  connecting: { icon: RefreshCw, text: ru.connection.connecting },
  reconnecting: { icon: RefreshCw, text: ru.connection.connecting },
  offline: { icon: WifiOff, text: ru.connection.offline },
  unauthorised: { icon: LogIn, text: ru.connection.unauthorised },
} as const

/** Says above the messages that nothing comes live at the moment, and why; nothing when all is well. */
export function ConnectionLine({ connection, onSignIn }: { connection: ConnectionStatus; onSignIn: () => void }) {
  const look = connection === 'online' ? null : looks[connection]
  return (
    <div className={css.line} role="status">
      {look && (
        <div className={css.words} data-connection={connection}>
          <span className={css.text}>
            <Icon of={look.icon} size={16} />
            {look.text}
          </span>
          {connection === 'unauthorised' && (
            <Button dense onClick={onSignIn}>
              {ru.signIn}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
