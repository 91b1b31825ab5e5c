import { ChevronDown } from 'lucide-react'
import { Icon } from '../kit/index.ts'
import css from './Questions.module.css'

export interface QuestionsProps {
  questions: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions with their answers, the first one open. Opens without scripts, too. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className={css.questions}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className={css.item}>
          <summary className={css.question}>
            {question}
            <Icon of={ChevronDown} className={css.mark} />
          </summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
