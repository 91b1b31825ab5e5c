import { counted, words } from '../format/index.ts'
import { countRule, type Rule } from './rule.ts'
import { atMost } from './text.ts'

/** So many photos, one at least. */
export const photosRule = (limits: readonly [number, number]): Rule<readonly unknown[]> =>
  countRule(limits, {
    few: 'Добавьте хотя бы одну фотографию.',
    many: atMost(counted(limits[1], words.ofPhoto)),
  })
