export { type LazyPartWaiting, lazyPart } from './lazy-part.tsx'
export { quietPart } from './quiet-part.tsx'
