import type { CategoryIndex } from '@artel/core/categories'
import { COMPANY_LIMITS, type CompanyInput, companyInput } from '@artel/core/contract'
import { validateInn, validateOgrn } from '@artel/core/validators'
import { validationRefusal } from '../../domain/refusal.ts'

/**
 * The rules of a company that its fields do not keep each by itself: lengths by type, control digits, leaf categories.
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
  const { businessType, inn, ogrn, categoryIds } = company
  if (inn.length === COMPANY_LIMITS.inn[businessType]) complain(fields, at('inn'), validateInn(inn, businessType))
  if (businessType !== 'SE' && ogrn !== null && ogrn.length === COMPANY_LIMITS.ogrn[businessType]) {
    complain(fields, at('ogrn'), validateOgrn(ogrn, businessType))
  }
  if (new Set(categoryIds).size < categoryIds.length) fields[at('categoryIds')] ??= 'Категории повторяются.'
  for (const [index, id] of categoryIds.entries()) {
    if (!categories.isLeaf(id)) fields[at(`categoryIds.${index}`)] ??= 'Выберите категорию из списка.'
  }
  if (Object.keys(fields).length > 0) throw validationRefusal(fields)
  return { ...company, shortName: businessType === 'LLC' ? company.shortName : null }
}

function complain(fields: Record<string, string>, field: string, problem: string | null) {
  if (problem !== null) fields[field] ??= problem
}
