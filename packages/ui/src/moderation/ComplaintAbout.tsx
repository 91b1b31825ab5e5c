import type { ModerationComplaint } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { TextLink } from '../kit/index.ts'
import css from './DeskObject.module.css'
import { ru } from './ru.ts'

/** What somebody complains about, as it stands now. */
export function ComplaintAbout({ complaint: { target, targetId, subject } }: { complaint: ModerationComplaint }) {
  return (
    <section className={css.part}>
      <h3 className={css.label}>
        {ru.subject}: {ru.targets[target].toLocaleLowerCase('ru')}
      </h3>
      {subject === null ? (
        <p className={css.sheet}>{ru.accusedGone}</p>
      ) : (
        (subject.title || subject.text) && (
          <div className={css.sheet}>
            {subject.title && <strong>{subject.title}</strong>}
            {subject.title && subject.text && '\n'}
            {subject.text}
          </div>
        )
      )}
      {target === 'TASK' && subject && <TextLink to={paths.task(Number(targetId))}>{ru.toTask}</TextLink>}
    </section>
  )
}
