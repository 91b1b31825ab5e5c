export { quietPart as shellPart } from '../kit/lazy/index.ts'
