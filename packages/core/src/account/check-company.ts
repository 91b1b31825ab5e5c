import type { CategoryIndex } from '../categories/index.ts'
import { type CompanyInput, companyInput } from '../contract/registration.ts'
import { companyFieldsOf, UNKNOWN_CATEGORY } from '../validators/index.ts'

/** Either the company without what its type does not have, or Russian sentences by field. */
export type CompanyCheck =
  | { readonly ok: true; readonly company: CompanyInput }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/**
 * The rules of a whole company (product §13.2): those of the contract, for one that was put together of old and new, and leaf
 * categories.
 * @param path where the company stands in the request: `company` or nothing
 */
export const checkCompany = (
  company: CompanyInput,
  categories: CategoryIndex,
  path: 'company' | '' = '',
): CompanyCheck => {
  const fields: Record<string, string> = {}
  const at = (field: string) => (path === '' ? field : `${path}.${field}`)
  const parsed = companyInput.safeParse(company)
  for (const issue of parsed.error?.issues ?? []) fields[at(issue.path.join('.'))] ??= issue.message
  const { businessType, categoryIds, shortName } = company
  if (new Set(categoryIds).size < categoryIds.length) fields[at('categoryIds')] ??= 'Категории повторяются.'
  for (const [index, id] of categoryIds.entries()) {
    if (!categories.isLeaf(id)) fields[at(`categoryIds.${index}`)] ??= UNKNOWN_CATEGORY
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, company: { ...company, shortName: companyFieldsOf(businessType).shortName ? shortName : null } }
}
