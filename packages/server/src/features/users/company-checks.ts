import type { CategoryIndex } from '@artel/core/categories'
import { type CompanyInput, companyInput } from '@artel/core/contract'
import { UNKNOWN_CATEGORY } from '@artel/core/validators'
import { validationRefusal } from '../../domain/refusal.ts'

/**
 * The rules of a whole company: those of the contract, for one that was put together of old and new, and leaf categories.
 * @param path where the company stands in the request: `company` or nothing
 * @throws Refusal VALIDATION_FAILED by field
 */
export function checkCompany(
  company: CompanyInput,
  categories: CategoryIndex,
  path: 'company' | '' = '',
): CompanyInput {
  const fields: Record<string, string> = {}
  const at = (field: string) => (path === '' ? field : `${path}.${field}`)
  const parsed = companyInput.safeParse(company)
  for (const issue of parsed.error?.issues ?? []) fields[at(issue.path.join('.'))] ??= issue.message
  const { businessType, categoryIds } = company
  if (new Set(categoryIds).size < categoryIds.length) fields[at('categoryIds')] ??= 'Категории повторяются.'
  for (const [index, id] of categoryIds.entries()) {
    if (!categories.isLeaf(id)) fields[at(`categoryIds.${index}`)] ??= UNKNOWN_CATEGORY
  }
  if (Object.keys(fields).length > 0) throw validationRefusal(fields)
  return { ...company, shortName: businessType === 'LLC' ? company.shortName : null }
}
