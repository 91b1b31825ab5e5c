import type { BUSINESS_TYPES } from '../contract/user-terms.ts'
import type { FieldErrors } from '../forms/index.ts'
import { companyFieldsOf, companyRules } from '../validators/index.ts'
import { present, typedPhone } from './person-rules.ts'

type BusinessType = (typeof BUSINESS_TYPES)[number]

/** What an executor tells of the company. Names of the fields are the paths of the request's body. */
export interface CompanyValues {
  readonly 'company.businessType': BusinessType | null
  readonly 'company.inn': string
  readonly 'company.ogrn': string
  readonly 'company.shortName': string
  readonly 'company.companyPhoneNumber': string
  readonly 'company.categoryIds': readonly number[]
  readonly 'company.districts': readonly string[]
  readonly 'company.visitClient': boolean
}

export const NO_COMPANY: CompanyValues = {
  'company.businessType': null,
  'company.inn': '',
  'company.ogrn': '',
  'company.shortName': '',
  'company.companyPhoneNumber': '',
  'company.categoryIds': [],
  'company.districts': [],
  'company.visitClient': false,
}

export const companyProblems = (values: CompanyValues): FieldErrors => {
  const type = values['company.businessType']
  return present({
    'company.businessType': companyRules.businessType(type),
    'company.inn': companyRules.inn(values['company.inn'].trim(), type),
    'company.ogrn': companyRules.ogrn(values['company.ogrn'].trim(), type),
    'company.shortName': companyFieldsOf(type).shortName && companyRules.shortName(values['company.shortName']),
    'company.companyPhoneNumber':
      type !== null && companyRules.companyPhoneNumber(typedPhone(values['company.companyPhoneNumber'])),
    'company.categoryIds': companyRules.categoryIds(values['company.categoryIds']),
    'company.districts': companyRules.districts(values['company.districts']),
  })
}

/** The company as it is sent; what its type does not have is left out, whatever was typed before. */
export const companyBody = (values: CompanyValues) => {
  const businessType = values['company.businessType'] ?? 'SE'
  const has = companyFieldsOf(businessType)
  return {
    businessType,
    inn: values['company.inn'].trim(),
    ogrn: has.ogrn ? values['company.ogrn'].trim() : null,
    shortName: has.shortName ? values['company.shortName'].trim() : null,
    companyPhoneNumber: typedPhone(values['company.companyPhoneNumber']),
    categoryIds: [...values['company.categoryIds']],
    districts: [...values['company.districts']],
    visitClient: values['company.visitClient'],
  }
}
