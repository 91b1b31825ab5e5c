import type { LegalDocument, LegalState } from '../contract/legal-terms.ts'
import { LEGAL_AHEAD_DAYS } from '../contract/legal-terms.ts'
import type { ConsentEditions } from '../contract/registration.ts'
import { calendarTime, type Moment, monthText } from '../format/calendar.ts'
import { FAR_DAY } from '../validators/index.ts'

/** What tells how an edition stands to the others of its text. */
export interface EditionMark {
  /** 0 for the text that the site came with; it counts as the oldest whatever its day is. */
  readonly id: number
  /** The day from which it holds. */
  readonly version: string
}

const MS_A_DAY = 86_400_000
const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The day by which editions begin to hold: that of Moscow, wherever one reads. */
export const legalDay = (moment: Moment): string => {
  const { year, month, day } = calendarTime(moment, 'Europe/Moscow')
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** «1 ноября 2026 г.»: a day by itself, in whatever zone it is read. */
export const legalDayWords = (version: string): string => {
  const day = calendarTime(version, 'UTC')
  return `${day.day} ${monthText(day)} ${day.year} г.`
}

const later = (one: EditionMark, other: EditionMark) =>
  one.version === other.version ? one.id - other.id : one.version < other.version ? -1 : 1

/** Editions in the order in which they come to hold. */
const inOrderOfForce = <E extends EditionMark>(editions: readonly E[]): readonly E[] =>
  [...editions].sort((one, other) => (one.id === 0 ? -1 : other.id === 0 ? 1 : later(one, other)))

/** The one that holds on a day. @throws when there is not even the first */
export const editionInForce = <E extends EditionMark>(editions: readonly E[], today: string): E => {
  const found = inOrderOfForce(editions).findLast(({ id, version }) => id === 0 || version <= today)
  if (!found) throw new Error('A text of the law has no edition')
  return found
}

/** How one stands to the others on a day. */
export const editionState = (edition: EditionMark, editions: readonly EditionMark[], today: string): LegalState => {
  if (editions.some(({ id, version }) => id > edition.id && edition.id !== 0 && version === edition.version)) {
    return 'REPLACED'
  }
  if (edition.id === editionInForce(editions, today).id) return 'IN_FORCE'
  return edition.id !== 0 && edition.version > today ? 'SCHEDULED' : 'PAST'
}

/** The editions that anybody may read, the newest first, each with how it stands. */
export const readableEditions = <E extends EditionMark>(editions: readonly E[], today: string) =>
  inOrderOfForce(editions)
    .map((edition) => ({ edition, state: editionState(edition, editions, today) }))
    .filter(({ state }) => state !== 'REPLACED')
    .toReversed()

/** The next edition as it is about to be published. */
export interface NextEdition {
  readonly version: string
  readonly text: string
  readonly isDraft: boolean
}

/** Said of a form that was opened before the texts changed. */
export const CONSENTS_OUTDATED = 'Текст обновился. Прочитайте новую редакцию и отправьте форму ещё раз.'

/** What forbids to publish an edition, by field; `null` when nothing does. */
export const publicationProblem = (
  next: NextEdition,
  editions: readonly (EditionMark & Omit<NextEdition, 'version'>)[],
  today: string,
): Readonly<Record<string, string>> | null => {
  const { version } = next
  const last = editions.reduce((one, other) => (other.id > one.id ? other : one))
  if (version < today) return { effectiveOn: 'Задним числом редакция действовать не может.' }
  if (Date.parse(version) - Date.parse(today) > LEGAL_AHEAD_DAYS * MS_A_DAY) {
    return { effectiveOn: FAR_DAY }
  }
  if (editions.some((one) => one.version === version && (one.id === 0 || version <= today))) {
    return { effectiveOn: 'Редакция от этого дня уже действует. Назначьте другой день.' }
  }
  if (last.text === next.text && last.isDraft === next.isDraft)
    return { text: 'Текст не изменился: публиковать нечего.' }
  return null
}

/** The texts that somebody agrees to at registration, by the tick. */
export const CONSENT_DOCUMENTS = {
  personalData: 'privacy-policy',
  terms: 'terms-of-use',
} as const satisfies Record<string, LegalDocument>

/** The editions that hold, by the tick. */
export const consentEditions = (
  versions: readonly { readonly document: LegalDocument; readonly version: string }[],
): ConsentEditions => {
  const of = (wanted: LegalDocument) => versions.find(({ document }) => document === wanted)?.version ?? ''
  return { personalData: of(CONSENT_DOCUMENTS.personalData), terms: of(CONSENT_DOCUMENTS.terms) }
}

/** What is said at the ticks whose texts have changed since the form was opened; `null` when none has. */
export const outdatedConsents = (
  shown: ConsentEditions,
  inForce: ConsentEditions,
): Readonly<Record<string, string>> | null => {
  const ticks = (Object.keys(CONSENT_DOCUMENTS) as (keyof ConsentEditions)[]).filter(
    (tick) => shown[tick] !== inForce[tick],
  )
  return ticks.length === 0 ? null : Object.fromEntries(ticks.map((tick) => [`consents.${tick}`, CONSENTS_OUTDATED]))
}
