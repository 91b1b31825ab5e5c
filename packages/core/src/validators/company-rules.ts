import { COMPANY_LIMITS } from '../contract/user-terms.ts'
import { validateInn, validateOgrn } from './company-numbers.ts'
import { personRules } from './person-rules.ts'
import { countRule, neededRule, textRule } from './rule.ts'

type BusinessType = keyof typeof COMPANY_LIMITS.inn

const shortName = textRule('Название компании', ...COMPANY_LIMITS.shortName, 'Укажите название компании.')

/** Which fields a business of this type has: the self-employed have no OGRN, only a company has a name of its own. */
export const companyFieldsOf = (type: BusinessType | null) => ({
  ogrn: type === 'LLC' || type === 'SP',
  shortName: type === 'LLC',
})

/**
 * What is asked of a company: each rule and its sentence for forms, contract, server and mocks. Those of numbers and name
 * take the type of the business, too, and say nothing of what it does not have.
 */
export const companyRules = {
  businessType: neededRule('Выберите, как вы работаете.'),
  inn: (inn: string, type: BusinessType | null) => type && validateInn(inn, type),
  ogrn: (ogrn: string, type: BusinessType | null) =>
    type === 'LLC' || type === 'SP' ? validateOgrn(ogrn, type) : null,
  shortName,
  companyPhoneNumber: personRules.phoneNumber,
  categoryIds: countRule(COMPANY_LIMITS.categories, {
    few: 'Выберите хотя бы одну категорию.',
    many: `Не больше ${COMPANY_LIMITS.categories[1]} категорий.`,
  }),
  district: textRule('Район', ...COMPANY_LIMITS.district),
  districts: countRule([0, COMPANY_LIMITS.districts], { many: `Не больше ${COMPANY_LIMITS.districts} районов.` }),
} as const
