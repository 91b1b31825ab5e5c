import type { CategoryIndex } from '@artel/core/categories'
import type { CompanyInput, HandlerArgs, OwnCompany } from '@artel/core/contract'
import { decideVerification } from '@artel/core/verification'
import type { Kysely } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { checkCompany } from '../users/company-checks.ts'
import * as queries from './companies.queries.ts'

type CompanyChanges = HandlerArgs<'updateMyCompany'>['body']

/** The company of the executor who asks. */
export interface CompanyService {
  /** @throws Refusal NOT_FOUND */
  mine(viewer: UserViewer): Promise<OwnCompany>
  /**
   * Changes what is given. Legal data that are not what was verified any more lose the mark (product §16).
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED by field
   */
  update(unit: UnitOfWork, viewer: UserViewer, changes: CompanyChanges, categories: CategoryIndex): Promise<OwnCompany>
}

export function createCompanyService({ db }: { readonly db: Kysely<Schema> }): CompanyService {
  return {
    async mine({ id }) {
      const company = await queries.selectCompany(db, id).executeTakeFirst()
      if (!company) throw new Refusal('NOT_FOUND')
      return companyView(company)
    },

    async update({ trx }, viewer, { version, ...changes }, categories) {
      const before = await queries.lockCompany(trx, viewer.id)
      if (!before) throw new Refusal('NOT_FOUND')
      if (before.version !== version) throw new Refusal('VERSION_CONFLICT')
      const after = checkCompany(merge(before, changes), categories)
      checkPeriods(changes)
      await queries.updateCompany(trx, before.id, {
        business_type: after.businessType,
        inn: after.inn,
        ogrn: after.ogrn,
        short_name: after.shortName,
        company_phone_number: after.companyPhoneNumber,
        districts: after.districts,
        visit_client: after.visitClient,
        ...(changes.about !== undefined && { about: changes.about }),
        ...(changes.address !== undefined && { address: changes.address }),
        ...(changes.foundationDate !== undefined && { foundation_date: changes.foundationDate }),
        ...(changes.experience && { experience: JSON.stringify(changes.experience) }),
        ...(changes.education && { education: JSON.stringify(changes.education) }),
        ...unverified(before, after, viewer),
      })
      if (changes.categoryIds) await queries.replaceCategories(trx, before.id, changes.categoryIds)
      return companyView(await queries.selectCompany(trx, viewer.id).executeTakeFirstOrThrow())
    },
  }
}

/** The company as it would be. What it never told, because it is older than the form, has to be told now. */
function merge(before: queries.CompanyRow, changes: Omit<CompanyChanges, 'version'>): CompanyInput {
  const given = <T>(value: T | undefined, stored: T) => (value === undefined ? stored : value)
  const businessType = given(changes.businessType, before.business_type)
  return {
    businessType,
    inn: given(changes.inn, before.inn ?? ''),
    ogrn: businessType === 'SE' ? null : given(changes.ogrn, before.ogrn),
    shortName: given(changes.shortName, before.short_name),
    companyPhoneNumber: given(changes.companyPhoneNumber, before.company_phone_number ?? ''),
    categoryIds: given(changes.categoryIds, before.category_ids),
    districts: given(changes.districts, before.districts),
    visitClient: given(changes.visitClient, before.visit_client),
  }
}

function checkPeriods({ experience, education }: Partial<CompanyChanges>): void {
  const fields: Record<string, string> = {}
  for (const [name, periods] of Object.entries({ experience, education })) {
    for (const [index, { from, to }] of (periods ?? []).entries()) {
      if (to !== null && to < from) fields[`${name}.${index}.to`] = 'Конец раньше начала.'
    }
  }
  if (Object.keys(fields).length > 0) throw validationRefusal(fields)
}

function unverified(before: queries.CompanyRow, after: CompanyInput, actor: UserViewer) {
  const isSame =
    before.business_type === after.businessType &&
    before.inn === after.inn &&
    before.ogrn === after.ogrn &&
    before.short_name === after.shortName
  if (isSame) return {}
  const verification = { status: before.verification_status, ownerId: actor.id }
  const decision = decideVerification({ verification, actor, event: { type: 'CHANGE' } })
  return decision.ok ? { verification_status: decision.status, verified_at: null } : {}
}

const companyView = (row: queries.CompanyRow): OwnCompany => ({
  id: row.id,
  businessType: row.business_type,
  inn: row.inn,
  ogrn: row.ogrn,
  shortName: row.short_name,
  companyPhoneNumber: row.company_phone_number,
  categoryIds: row.category_ids,
  districts: row.districts,
  visitClient: row.visit_client,
  verificationStatus: row.verification_status,
  verifiedAt: row.verified_at?.toISOString() ?? null,
  about: row.about,
  address: row.address,
  foundationDate: row.foundation_date,
  experience: row.experience,
  education: row.education,
  version: row.version,
})
