import { useEffect } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { ButtonLink, EmptyState } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import css from './Quiz.module.css'
import { ru } from './ru.ts'

export interface QuizRedirectScreenProps {
  /** The wizard with all that the quiz has sent along. */
  to: string
}

/** Leads from a quiz to the wizard; without scripts there is the button. */
export function QuizRedirectScreen({ to }: QuizRedirectScreenProps) {
  const { navigate } = useServices()
  useEffect(() => {
    navigate(to, { replace: true })
  }, [navigate, to])
  return (
    <main className={css.page}>
      <h1>{ru.redirectTitle}</h1>
      <EmptyState
        mark={<Mark look={{ material: 'paper', object: 'clipboard' }} size={112} />}
        title={ru.redirectText}
        action={<ButtonLink to={to}>{ru.toWizard}</ButtonLink>}
      />
    </main>
  )
}
