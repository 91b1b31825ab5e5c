export { finishedJobs, HOME_SHOWS } from './job-queries.ts'
