import { Alert, Button } from '../kit/index.ts'
import { useServices, useSession } from '../services/index.ts'
import { ru } from './ru.ts'

/** Says that somebody has signed in, and that who it is could not be found out; nothing when all is well. */
export function SessionTrouble() {
  const services = useServices()
  const session = useSession()
  if (session.status !== 'unavailable') return null
  const retry = () => services.session.send({ type: 'session.retry' })
  return (
    <Alert
      kind="error"
      action={
        <Button dense variant="secondary" onClick={retry}>
          {ru.retry}
        </Button>
      }
    >
      {session.message}
    </Alert>
  )
}
