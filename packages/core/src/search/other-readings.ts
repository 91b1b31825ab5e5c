import { inRussian } from '../format/latin.ts'
import { inRussianLayout } from './typed-text.ts'

/**
 * What else a text with Latin letters may be, the likelier first: Russian in Latin letters («plitka») and Russian typed in the wrong
 * layout («gkbnrf»), which comes first where no vowel could be spoken. Empty for a text without Latin letters.
 */
export const otherReadings = (text: string): readonly string[] => {
  const inLayout = inRussianLayout(text)
  if (inLayout === null) return []
  return /[aeiouy]/i.test(text) ? [inRussian(text), inLayout] : [inLayout, inRussian(text)]
}
