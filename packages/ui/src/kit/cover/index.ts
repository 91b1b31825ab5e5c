export { Cover, type CoverProps } from './Cover.tsx'
export { Mark, type MarkProps } from './Mark.tsx'
