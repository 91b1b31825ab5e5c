import { changeCompany } from '@artel/core/account'
import type { CategoryIndex } from '@artel/core/categories'
import type { HandlerArgs, OwnCompany } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { afterLegalChange, legalChangeProblems } from '@artel/core/verification'
import type { Kysely } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { watchPerson } from '../looks/person-looks.ts'
import * as queries from './companies.queries.ts'

type CompanyChanges = HandlerArgs<'updateMyCompany'>['body']

/** The company of the executor who asks. */
export interface CompanyService {
  /** @throws Refusal NOT_FOUND */
  mine(viewer: UserViewer): Promise<OwnCompany>
  /**
   * Changes what is given. Legal data that are not what was verified any more lose the mark (product §16); while papers
   * are checked, nobody changes them.
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED by field
   */
  update(unit: UnitOfWork, viewer: UserViewer, changes: CompanyChanges, categories: CategoryIndex): Promise<OwnCompany>
}

export interface CompanyDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
}

export function createCompanyService({ db, clock }: CompanyDeps): CompanyService {
  return {
    async mine({ id }) {
      const company = await queries.selectCompany(db, id).executeTakeFirst()
      if (!company) throw new Refusal('NOT_FOUND')
      return companyView(company)
    },

    async update({ trx }, viewer, { version, ...changes }, categories) {
      const row = await queries.lockCompany(trx, viewer.id)
      if (!row) throw new Refusal('NOT_FOUND')
      if (row.version !== version) throw new Refusal('VERSION_CONFLICT')
      const before = companyView(row)
      const changed = changeCompany(before, changes, categories)
      if (!changed.ok) throw validationRefusal(changed.fields)
      const locked = legalChangeProblems(before, changed.company)
      if (Object.keys(locked).length > 0) throw validationRefusal(locked)
      const company = afterLegalChange(before, changed.company, viewer)
      const change = () =>
        queries.updateCompany(trx, row.id, {
          business_type: company.businessType,
          inn: company.inn,
          ogrn: company.ogrn,
          short_name: company.shortName,
          company_phone_number: company.companyPhoneNumber,
          districts: company.districts,
          visit_client: company.visitClient,
          about: company.about,
          address: company.address,
          foundation_date: company.foundationDate,
          experience: JSON.stringify(company.experience),
          education: JSON.stringify(company.education),
          verification_status: company.verificationStatus,
          verified_at: company.verifiedAt,
        })
      await watchPerson(trx, viewer.id, new Date(clock.now()), change)
      if (changes.categoryIds) await queries.replaceCategories(trx, row.id, changes.categoryIds)
      return company
    },
  }
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
