import { paths } from '@artel/core/routes'
import { Mark } from '../../kit/cover/index.ts'
import { ButtonLink, EmptyState } from '../../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskWizardView.module.css'

/** For staff, who look after the marketplace and do not trade on it (product §6.1). */
export function WizardForbidden() {
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <EmptyState
        mark={<Mark look={{ material: 'brick', object: 'shield' }} size={112} />}
        title={ru.staffTitle}
        text={ru.staffText}
        action={<ButtonLink to={paths.taskFind()}>{ru.toBoard}</ButtonLink>}
      />
    </div>
  )
}
