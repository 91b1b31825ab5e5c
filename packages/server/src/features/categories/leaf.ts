import type { CategoryIndex } from '@artel/core/categories'
import { UNKNOWN_CATEGORY } from '@artel/core/validators'
import { validationRefusal } from '../../domain/refusal.ts'

/** @throws Refusal VALIDATION_FAILED on `categoryId` for a category that nobody knows, or that has others below it */
export function checkLeaf(categories: Pick<CategoryIndex, 'isLeaf'>, categoryId: number): void {
  if (!categories.isLeaf(categoryId)) throw validationRefusal({ categoryId: UNKNOWN_CATEGORY })
}
