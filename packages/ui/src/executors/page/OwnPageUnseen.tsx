import { paths } from '@artel/core/routes'
import { ButtonLink, EmptyState } from '../../kit/index.ts'
import { ru } from './ru.ts'

/** Instead of one's own page while nobody sees it: the address is not confirmed. */
export function OwnPageUnseen() {
  return (
    <>
      <h1>{ru.own}</h1>
      <EmptyState
        title={ru.unseen}
        text={ru.unseenText}
        action={<ButtonLink to={paths.settings()}>{ru.toSettings}</ButtonLink>}
      />
    </>
  )
}
