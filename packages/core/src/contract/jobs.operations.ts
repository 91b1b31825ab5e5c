import * as z from 'zod'
import { cards } from './card.ts'
import { finishedJob } from './jobs.ts'
import { data, numericId } from './primitives.ts'
import { aFinishedJob } from './samples/jobs.ts'

const TOO_MANY_JOBS = 'Не больше 12 работ.'

/** Work that is done, for those who look for somebody. */
export const jobOperations = cards({
  listFinishedJobs: {
    method: 'GET',
    path: '/finished-jobs/list',
    access: 'anyone',
    summary:
      'Завершённые работы с ценой, о которой договорились, и словами заказчика: последние, в категории и ниже неё или во всех.',
    policy: 'Только задания, о которых опубликованы отзывы обеих сторон.',
    query: z.object({
      categoryId: numericId.optional(),
      limit: z.int(TOO_MANY_JOBS).min(1, TOO_MANY_JOBS).max(12, TOO_MANY_JOBS).default(2),
    }),
    response: data(z.array(finishedJob)),
    example: { query: { categoryId: 11, limit: 2 }, response: { data: [aFinishedJob()] } },
  },
})
