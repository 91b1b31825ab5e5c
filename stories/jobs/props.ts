import type * as jobs from '@artel/ui/jobs'
import type { PropWords } from '../prop-words.ts'

const job = 'Завершённое задание: о чём договорились, оценка и слова заказчика, обе стороны'

export const jobProps = {
  JobCard: {
    job,
    shape: 'Широкая, картинка рядом со словами, или высокая, картинка сверху',
    headingLevel: 'Уровень заголовка среди других на странице',
  },
  JobOpinion: { job },
} satisfies PropWords<typeof jobs>
