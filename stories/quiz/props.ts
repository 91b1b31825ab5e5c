import type * as quiz from '@artel/ui/quiz'
import type { PropWords } from '../prop-words.ts'

const to = 'Адрес мастера с ответами из опроса'

export const quizProps = {
  QuizDoneView: { to },
  QuizRedirectScreen: { to },
} satisfies PropWords<typeof quiz>
