import { paths } from '@artel/core/routes'
import { useId } from 'react'
import { Button, ButtonLink } from '../../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskEditView.module.css'
import type { TaskEditViewProps } from './TaskEditView.tsx'

/** What saving leads to, said before it: what counts at once, what is looked at first, and who is told. */
export function EditOutcome({ view, taskId }: Pick<TaskEditViewProps, 'view' | 'taskId'>) {
  const id = useId()
  const { atOnce, checked } = view.changes
  const isPublic = view.taskStatus === 'APPROVED'
  const isUnchanged = atOnce.length + checked.length === 0
  const save = isPublic ? ru.save : ru.resubmit
  return (
    <section aria-labelledby={id} className={css.outcome}>
      <h2 id={id}>{ru.consequences}</h2>
      <div aria-live="polite" className={css.outcome}>
        {isUnchanged ? (
          <p>{isPublic ? ru.unchanged : ru.unchangedChecked}</p>
        ) : (
          <>
            <dl className={css.parts}>
              {atOnce.length > 0 && (
                <div>
                  <dt>{ru.atOnce}</dt>
                  <dd>{atOnce.join(', ')}</dd>
                </div>
              )}
              {checked.length > 0 && (
                <div>
                  <dt>{ru.checked}</dt>
                  <dd>{checked.join(', ')}</dd>
                </div>
              )}
            </dl>
            {checked.length > 0 && <p>{isPublic ? ru.staysPublic : ru.staysHidden}</p>}
            {view.repliesCount > 0 && <p>{ru.told(view.repliesCount)}</p>}
          </>
        )}
      </div>
      <div className={css.buttons}>
        <Button type="submit" disabled={isUnchanged} loading={view.status === 'saving'}>
          {isUnchanged ? ru.nothing : save}
        </Button>
        <ButtonLink to={paths.task(taskId)} variant="secondary">
          {ru.back}
        </ButtonLink>
      </div>
      {!isUnchanged && <p className={css.quiet}>{ru.kept}</p>}
    </section>
  )
}
