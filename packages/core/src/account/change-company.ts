import type { CategoryIndex } from '../categories/index.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import type { OwnCompany } from '../contract/profiles.ts'
import type { CompanyInput } from '../contract/registration.ts'
import { companyFieldsOf } from '../validators/index.ts'
import { checkCompany } from './check-company.ts'
import { ENDS_EARLY } from './periods.ts'

type Changes = Omit<HandlerArgs<'updateMyCompany'>['body'], 'version'>

/** Either the company after the change, or Russian sentences by field. */
export type CompanyChange =
  | { readonly ok: true; readonly company: OwnCompany }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/** What was left out of a change stays. */
const given = (changes: Changes): Partial<Changes> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** The fields of the form. What a company never told, because it is older than the form, has to be told now. */
const formOf = ({ inn, ogrn, companyPhoneNumber, ...company }: OwnCompany): CompanyInput => ({
  businessType: company.businessType,
  inn: inn ?? '',
  ogrn: companyFieldsOf(company.businessType).ogrn ? ogrn : null,
  shortName: company.shortName,
  companyPhoneNumber: companyPhoneNumber ?? '',
  categoryIds: company.categoryIds,
  districts: company.districts,
  visitClient: company.visitClient,
})

const periodErrors = ({ experience, education }: Changes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ experience, education }).flatMap(([name, periods = []]) =>
      periods.flatMap(({ from, to }, index) => (to !== null && to < from ? [[`${name}.${index}.to`, ENDS_EARLY]] : [])),
    ),
  )

/**
 * A company in its next version: what is given changes. Whether it stays verified is said by `afterLegalChange` of
 * verification; somebody else's change meanwhile is the caller's to notice.
 */
export const changeCompany = (before: OwnCompany, changes: Changes, categories: CategoryIndex): CompanyChange => {
  const merged = { ...before, ...given(changes) }
  const checked = checkCompany(formOf(merged), categories)
  const fields = { ...(!checked.ok && checked.fields), ...periodErrors(changes) }
  if (!checked.ok || Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, company: { ...merged, ...checked.company, version: before.version + 1 } }
}
