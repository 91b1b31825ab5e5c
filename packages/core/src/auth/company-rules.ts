import { type BUSINESS_TYPES, COMPANY_LIMITS } from '../contract/user-terms.ts'
import type { FieldErrors } from '../forms/index.ts'
import { validateInn, validateOgrn, validatePhone, validateText } from '../validators/index.ts'
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

/** Which fields a business of this type has: the self-employed have no OGRN, only a company has a name of its own. */
export const companyFieldsOf = (type: BusinessType | null) => ({
  ogrn: type === 'LLC' || type === 'SP',
  shortName: type === 'LLC',
})

/** The rules of the contract's `companyInput` and the checksums, without a schema. */
export const companyProblems = (values: CompanyValues): FieldErrors => {
  const type = values['company.businessType']
  if (type === null) return { 'company.businessType': 'Выберите, как вы работаете.', ...workProblems(values) }
  const has = companyFieldsOf(type)
  const phone = values['company.companyPhoneNumber']
  return present({
    'company.inn': validateInn(values['company.inn'].trim(), type),
    'company.ogrn': has.ogrn && type !== 'SE' && validateOgrn(values['company.ogrn'].trim(), type),
    'company.shortName':
      has.shortName && validateText('Название', values['company.shortName'], ...COMPANY_LIMITS.shortName),
    'company.companyPhoneNumber': phone.trim() === '' ? 'Укажите телефон.' : validatePhone(typedPhone(phone)),
    ...workProblems(values),
  })
}

const workProblems = (values: CompanyValues): FieldErrors => {
  const [least, most] = COMPANY_LIMITS.categories
  const { length } = values['company.categoryIds']
  return present({
    'company.categoryIds':
      (length < least && 'Выберите хотя бы одну категорию.') || (length > most && `Не больше ${most} категорий.`),
    'company.districts':
      values['company.districts'].length > COMPANY_LIMITS.districts && `Не больше ${COMPANY_LIMITS.districts} районов.`,
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
