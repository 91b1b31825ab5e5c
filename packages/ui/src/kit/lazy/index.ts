export { type LazyPartWaiting, lazyPart } from './lazy-part.tsx'
