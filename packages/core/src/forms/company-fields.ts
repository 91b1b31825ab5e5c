import type { BUSINESS_TYPES } from '../contract/executor-terms.ts'
import { companyFieldsOf, companyRules } from '../validators/index.ts'
import type { ValuesOf } from './define-form.ts'
import { choiceField, onlyWhen, phoneField, textField, valueField } from './fields.ts'

type BusinessType = (typeof BUSINESS_TYPES)[number]
/** The field that decides about the others. */
type Kind = { readonly 'company.businessType': BusinessType | null }

const typeOf = (values: Kind) => values['company.businessType']

/**
 * What an executor tells of the company. Names of the fields are the paths of the request's body. What a type does not have
 * is not sent, whatever was typed before.
 */
export const companyFields = {
  'company.businessType': choiceField<BusinessType>(companyRules.businessType),
  'company.inn': textField((inn, values: Kind) => companyRules.inn(inn, typeOf(values))),
  'company.ogrn': onlyWhen(
    (values: Kind) => companyFieldsOf(typeOf(values)).ogrn,
    textField((ogrn, values: Kind) => companyRules.ogrn(ogrn, typeOf(values))),
  ),
  'company.shortName': onlyWhen(
    (values: Kind) => companyFieldsOf(typeOf(values)).shortName,
    textField<Kind>(companyRules.shortName),
  ),
  'company.companyPhoneNumber': phoneField((phone, values: Kind) =>
    typeOf(values) === null ? null : companyRules.companyPhoneNumber(phone),
  ),
  'company.categoryIds': valueField<readonly number[]>([], companyRules.categoryIds),
  'company.districts': valueField<readonly string[]>([], companyRules.districts),
  'company.visitClient': valueField(false),
}

/** What stands in those fields. */
export type CompanyFieldValues = ValuesOf<typeof companyFields>
