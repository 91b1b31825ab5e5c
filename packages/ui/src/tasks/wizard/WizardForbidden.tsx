import { paths } from '@artel/core/routes'
import { UserRoundX } from 'lucide-react'
import { ButtonLink, EmptyState } from '../../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskWizardView.module.css'

/** For staff, who look after the marketplace and do not trade on it (product §6.1). */
export function WizardForbidden() {
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <EmptyState
        icon={UserRoundX}
        title={ru.staffTitle}
        text={ru.staffText}
        action={<ButtonLink to={paths.taskFind()}>{ru.toBoard}</ButtonLink>}
      />
    </div>
  )
}
