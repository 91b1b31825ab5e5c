import type { jobOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { JobService } from './jobs.service.ts'

/** Handler of the finished jobs that everybody is shown. */
export const jobHandlers = (jobs: JobService): HandlersOf<typeof jobOperations> => ({
  listFinishedJobs: async ({ query }) => ({ data: await jobs.finished(query) }),
})
