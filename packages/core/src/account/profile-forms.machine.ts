import { type ApiClient, ApiError, isApiError } from '../api/index.ts'
import type { CallArgs } from '../contract/contract.ts'
import type { OwnCompany } from '../contract/profiles.ts'
import { COMPANY_LIMITS } from '../contract/user-terms.ts'
import { companyFields } from '../forms/company-fields.ts'
import { defineForm, optionalTextField, textField, valueField } from '../forms/index.ts'
import { documentsRule, personRules, textRule } from '../validators/index.ts'
import { periodsRule, sentPeriods, type TypedPeriod } from './periods.ts'

/** A part of one's company to be changed; the version is added by whoever sends it. */
export type CompanySection = Omit<CallArgs<'updateMyCompany'>['body'], 'version'>

/** What the forms of a company send by. */
export interface CompanyPorts {
  /** @throws ApiError VERSION_CONFLICT, VALIDATION_FAILED */
  save(section: CompanySection): Promise<OwnCompany>
}

/** The fields stand below `company` in the form, as they do at registration, and by themselves on the wire. */
const savedBelow = async (section: CompanySection, { save }: CompanyPorts): Promise<OwnCompany> => {
  try {
    return await save(section)
  } catch (error) {
    if (!isApiError(error)) throw error
    const fields = Object.fromEntries(Object.entries(error.fields).map(([path, said]) => [`company.${path}`, said]))
    throw new ApiError(error.message, { ...error, statusCode: error.statusCode, fields })
  }
}

/** Who one is. */
export const ownPersonForm = defineForm({
  id: 'ownPerson',
  fields: {
    firstName: textField(personRules.firstName),
    lastName: textField(personRules.lastName),
    cityId: valueField<number | null>(null),
  },
  send: async (body, { api }: { readonly api: Pick<ApiClient, 'updateMe'> }) => (await api.updateMe({ body })).data,
})

const {
  'company.categoryIds': categoryIds,
  'company.districts': districts,
  'company.visitClient': visitClient,
  ...legalFields
} = companyFields

/** What papers are held against, and how to reach the company. */
export const legalForm = defineForm({
  id: 'legalData',
  fields: {
    ...legalFields,
    'company.address': optionalTextField(textRule('Адрес', 0, COMPANY_LIMITS.address)),
    'company.foundationDate': optionalTextField(() => null),
  },
  send: ({ company: { ogrn, shortName, ...company } }, ports: CompanyPorts) =>
    savedBelow({ ...company, ogrn, shortName }, ports),
})

/** What is done, and where. */
export const workForm = defineForm({
  id: 'work',
  fields: {
    'company.categoryIds': categoryIds,
    'company.districts': districts,
    'company.visitClient': visitClient,
  },
  send: ({ company }, ports: CompanyPorts) =>
    savedBelow({ ...company, categoryIds: [...company.categoryIds], districts: [...company.districts] }, ports),
})

/** What the executor tells of themselves. */
export const storyForm = defineForm({
  id: 'story',
  fields: {
    about: textField(textRule('О себе', 0, COMPANY_LIMITS.about)),
    experience: valueField<readonly TypedPeriod[]>([], periodsRule),
    education: valueField<readonly TypedPeriod[]>([], periodsRule),
  },
  send: ({ about, experience, education }, { save }: CompanyPorts) =>
    save({ about, experience: sentPeriods(experience), education: sentPeriods(education) }),
})

/** Papers to be checked; the ids are those of what has been uploaded. */
export const papersForm = defineForm({
  id: 'papers',
  fields: {
    documentIds: valueField<readonly string[]>([], documentsRule),
  },
  send: async ({ documentIds }, { api }: { readonly api: Pick<ApiClient, 'submitVerification'> }) =>
    (await api.submitVerification({ body: { documentIds: [...documentIds] } })).data,
})

export type OwnPersonValues = typeof ownPersonForm.initial
export type LegalValues = typeof legalForm.initial
export type WorkValues = typeof workForm.initial
export type StoryValues = typeof storyForm.initial
export type PapersValues = typeof papersForm.initial
