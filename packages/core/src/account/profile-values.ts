import type { OwnCompany } from '../contract/profiles.ts'
import type { User } from '../contract/users.ts'
import { companyFieldsOf } from '../validators/index.ts'
import { typedPeriods } from './periods.ts'
import type { LegalValues, OwnPersonValues, StoryValues, WorkValues } from './profile-forms.machine.ts'

/*
 * What the forms of a profile begin with.
 */

export const ownPersonValues = ({ firstName, lastName, cityId }: User): OwnPersonValues => ({
  firstName,
  lastName,
  cityId,
})

export const legalValues = (company: OwnCompany): LegalValues => ({
  'company.businessType': company.businessType,
  'company.inn': company.inn ?? '',
  'company.ogrn': company.ogrn ?? '',
  'company.shortName': company.shortName ?? '',
  'company.companyPhoneNumber': company.companyPhoneNumber ?? '',
  'company.address': company.address ?? '',
  'company.foundationDate': company.foundationDate ?? '',
})

/** The legal data that a sound form would save. */
export const legalDataOf = (
  values: LegalValues,
): Pick<OwnCompany, 'inn' | 'ogrn' | 'shortName'> & Partial<Pick<OwnCompany, 'businessType'>> => {
  const type = values['company.businessType']
  const has = companyFieldsOf(type)
  return {
    ...(type !== null && { businessType: type }),
    inn: values['company.inn'].trim(),
    ogrn: has.ogrn ? values['company.ogrn'].trim() : null,
    shortName: has.shortName ? values['company.shortName'].trim() : null,
  }
}

export const workValues = ({ categoryIds, districts, visitClient }: OwnCompany): WorkValues => ({
  'company.categoryIds': categoryIds,
  'company.districts': districts,
  'company.visitClient': visitClient,
})

export const storyValues = ({ about, experience, education }: OwnCompany): StoryValues => ({
  about,
  experience: typedPeriods(experience),
  education: typedPeriods(education),
})
