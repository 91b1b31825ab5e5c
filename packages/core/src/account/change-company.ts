import type { CategoryIndex } from '../categories/index.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import type { OwnCompany } from '../contract/profiles.ts'
import type { CompanyInput } from '../contract/registration.ts'
import type { Actor } from '../lifecycle/index.ts'
import { companyFieldsOf } from '../validators/index.ts'
import { decideVerification } from '../verification/index.ts'
import { checkCompany } from './check-company.ts'

type Changes = Omit<HandlerArgs<'updateMyCompany'>['body'], 'version'>

/** What a change of a company is held against. */
export interface CompanySurroundings {
  /** Who changes it: its executor. */
  readonly owner: Exclude<Actor, 'system'>
  readonly categories: CategoryIndex
}

/** Either the company after the change, or Russian sentences by field. */
export type CompanyChange =
  | { readonly ok: true; readonly company: OwnCompany }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

const LEGAL = ['businessType', 'inn', 'ogrn', 'shortName'] as const

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
      periods.flatMap(({ from, to }, index) =>
        to !== null && to < from ? [[`${name}.${index}.to`, 'Конец раньше начала.']] : [],
      ),
    ),
  )

/**
 * A company in its next version: what is given changes, and legal data that are not what was verified any more lose the mark
 * (product §16). Somebody else's change meanwhile is the caller's to notice.
 */
export const changeCompany = (
  before: OwnCompany,
  changes: Changes,
  { owner, categories }: CompanySurroundings,
): CompanyChange => {
  const merged = { ...before, ...given(changes) }
  const checked = checkCompany(formOf(merged), categories)
  const fields = { ...(!checked.ok && checked.fields), ...periodErrors(changes) }
  if (!checked.ok || Object.keys(fields).length > 0) return { ok: false, fields }
  const company: OwnCompany = { ...merged, ...checked.company, version: before.version + 1 }
  if (LEGAL.every((field) => company[field] === before[field])) return { ok: true, company }
  const verification = { status: before.verificationStatus, ownerId: owner.id }
  const decision = decideVerification({ verification, actor: owner, event: { type: 'CHANGE' } })
  if (!decision.ok) return { ok: true, company }
  return { ok: true, company: { ...company, verificationStatus: decision.status, verifiedAt: null } }
}
