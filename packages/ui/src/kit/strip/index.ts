export { Strip, type StripProps } from './Strip.tsx'
