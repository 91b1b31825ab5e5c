export { FileDrop, type FileDropProps } from './FileDrop.tsx'
export { useDrop } from './use-drop.ts'
