import { counted, type PluralForms } from '@artel/core/format'

export interface PluralTextProps {
  count: number
  /** «отклик», «отклика», «откликов»: see `words` of core. */
  forms: PluralForms
  /** Instead of «0 откликов». */
  zero?: string
}

/** A number with its word, in agreement and never parted at the end of a line: «1 234 отклика». */
export function PluralText({ count, forms, zero }: PluralTextProps) {
  return count === 0 && zero !== undefined ? zero : counted(count, forms)
}
