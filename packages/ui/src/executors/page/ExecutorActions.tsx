import type { ExecutorProfile } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { MessageCircle, Pencil } from 'lucide-react'
import { ComplainButton } from '../../complaints/ask/index.ts'
import { Button, ButtonLink, Icon } from '../../kit/index.ts'
import { ShareButton } from '../../share/index.ts'
import css from './ExecutorActions.module.css'
import type { ExecutorSteps, ExecutorViewer } from './executor-page.types.ts'
import { ru } from './ru.ts'

export interface ExecutorActionsProps extends ExecutorSteps {
  executor: ExecutorProfile
  viewer: ExecutorViewer
}

/** What one can do with an executor, beside the name. On a phone a task is offered from the bar below. */
export function ExecutorActions({ executor: { id, name }, viewer, onOffer, onWrite }: ExecutorActionsProps) {
  return (
    <div className={css.actions}>
      {viewer === 'OTHER' && (
        <div className={css.loud}>
          <Button className={css.offer} onClick={onOffer}>
            {ru.offer}
          </Button>
          <Button variant="secondary" onClick={onWrite}>
            <Icon of={MessageCircle} />
            {ru.write}
          </Button>
        </div>
      )}
      {viewer === 'SELF' && (
        <ButtonLink variant="secondary" to={paths.profile()}>
          <Icon of={Pencil} size={16} />
          {ru.edit}
        </ButtonLink>
      )}
      <div className={css.quiet}>
        <ShareButton page={{ kind: 'executor', path: paths.executor(id), title: name }} />
        {viewer === 'OTHER' && <ComplainButton subject={{ target: 'USER', targetId: id }} />}
      </div>
    </div>
  )
}
