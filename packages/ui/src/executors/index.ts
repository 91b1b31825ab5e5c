export { ExecutorCard } from './ExecutorCard.tsx'
export type { ExecutorCardProps, ExecutorWords, ShownWork } from './executor.types.ts'
