export { ExecutorCard } from './ExecutorCard.tsx'
export { ExecutorStory } from './ExecutorStory.tsx'
export type { ExecutorCardProps, ExecutorWords, ShownWork } from './executor.types.ts'
export { executorWords } from './executor-words.ts'
