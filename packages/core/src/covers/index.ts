export { type CoverDrawing, drawCover } from './draw-cover.ts'
export type { Paint } from './paint.ts'
