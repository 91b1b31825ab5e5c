import type { User } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Mark } from '../../kit/cover/index.ts'
import { Button, ButtonLink, EmptyState } from '../../kit/index.ts'
import css from './Registered.module.css'
import { ru } from './ru.ts'

/** For somebody who has come to register and is signed in already. */
export function AlreadySignedIn({ viewer, onSignOut }: { viewer: User; onSignOut: () => void }) {
  return (
    <EmptyState
      mark={<Mark look={{ material: 'planks', object: 'door' }} size={112} />}
      title={ru.already(viewer.firstName)}
      text={ru.alreadyText}
      action={
        <div className={css.actions}>
          <ButtonLink to={paths.home()}>{ru.home}</ButtonLink>
          <Button variant="secondary" onClick={onSignOut}>
            {ru.signOut}
          </Button>
        </div>
      }
    />
  )
}
