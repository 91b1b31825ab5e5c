export { EMPTY_WIDER_TITLE, FEW_TITLE } from './ru.ts'
export { useWiderWays } from './use-wider-ways.ts'
export { type WiderWay, WiderWays } from './WiderWays.tsx'
