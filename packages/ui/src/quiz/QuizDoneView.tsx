import { paths } from '@artel/core/routes'
import { Mark } from '../kit/cover/index.ts'
import { ButtonLink } from '../kit/index.ts'
import css from './Quiz.module.css'
import { ru } from './ru.ts'

export interface QuizDoneViewProps {
  /** The wizard with what the quiz has asked. */
  to: string
}

/** A quiz was sent: what comes next. */
export function QuizDoneView({ to }: QuizDoneViewProps) {
  return (
    <div className={css.page}>
      <h1>{ru.doneTitle}</h1>
      <Mark look={{ material: 'paper', object: 'clipboard' }} size={112} />
      <p>{ru.doneText}</p>
      <ol className={css.steps}>
        {ru.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={css.actions}>
        <ButtonLink to={to}>{ru.toWizard}</ButtonLink>
        <ButtonLink to={paths.home()} variant="secondary">
          {ru.toHome}
        </ButtonLink>
      </div>
    </div>
  )
}
