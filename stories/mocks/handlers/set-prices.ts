import { type SetTerms, termsAt } from '@artel/core/tariffs/billing'
import type { MockWorld } from '../world.ts'

/** What holds now, as administrators have set it. */
export const termsOf = ({ priceChanges, now }: Pick<MockWorld, 'priceChanges' | 'now'>): SetTerms =>
  termsAt(priceChanges, now)
