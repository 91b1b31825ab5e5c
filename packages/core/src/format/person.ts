import type { Role } from '../contract/operations.ts'
import type { BusinessType } from '../contract/users.ts'

/** A person with the company they act for, if any (product §3.5, "Company"). */
export interface PersonLike {
  readonly firstName: string
  readonly lastName: string
  readonly company?: { readonly businessType: BusinessType; readonly shortName: string | null } | null
}

const LEGAL_FORM = /^(?:ООО|АО|ПАО|ОАО|ЗАО|НАО|АНО|ИП)(?=[\s«"„])\s*/iu
const QUOTES = /[«»„“”"]/gu

const companyName = ({ company }: PersonLike): string | null =>
  company?.businessType === 'LLC' && company.shortName?.trim() ? company.shortName.trim() : null

const firstLetter = (word: string | undefined) => ([...(word ?? '').slice(0, 2)][0] ?? '').toLocaleUpperCase('ru')

/** Letters of a name that its initials are looked for in: names are shorter, whatever a client sends. */
const NAME_READ = 200

const words = (text: string) => text.split(/[^\p{L}\p{N}]/u).filter(Boolean)

/**
 * Letters for an avatar (product §3): of a company the short name's first two words without the legal form, of a person the
 * last and the first name.
 */
export const initials = (person: PersonLike): string => {
  const company = companyName(person)
  if (company === null) return firstLetter(person.lastName.trim()) + firstLetter(person.firstName.trim())
  const known = company.slice(0, NAME_READ)
  const name = known.replace(LEGAL_FORM, '').replace(QUOTES, ' ')
  return words(name || known)
    .slice(0, 2)
    .map(firstLetter)
    .join('')
}

/** How a stranger sees someone: «Ирина К.», for an ООО its short name. */
export const publicName = (person: PersonLike): string => {
  const company = companyName(person)
  if (company !== null) return company
  const letter = firstLetter(person.lastName.trim())
  return letter ? `${person.firstName.trim()} ${letter}.` : person.firstName.trim()
}

/** Someone with the phones they have, as in the contract. */
export interface WithPhones {
  readonly role: Role
  readonly phoneNumber: string | null
  readonly company: { readonly companyPhoneNumber: string | null } | null
}

/** The phone that is shown for someone (product §3): the company's for an executor, the user's own for anybody else. */
export const displayedPhone = ({ role, phoneNumber, company }: WithPhones): string | null =>
  role === 'EXECUTOR' ? (company?.companyPhoneNumber ?? null) : phoneNumber
