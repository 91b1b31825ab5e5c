import type { AdminFaqItem, AdminFaqSection } from '../admin-faq.ts'
import type { AdminLanding, AdminLandingRow } from '../admin-landings.ts'
import type { ContentVersion } from '../content-history.ts'
import { aFaqItem, aFaqSection, aLanding } from './content.ts'
import { testUuid } from './sample-values.ts'

/** A section of the help as administrators see it, with the question of `aFaqItem`. */
export const anAdminFaqSection = (overrides: Partial<AdminFaqSection> = {}): AdminFaqSection => {
  const { itemsCount: _, ...section } = aFaqSection()
  const { id, slug, question } = aFaqItem()
  return {
    ...section,
    id: 41,
    isHidden: false,
    version: 1,
    items: [{ id, slug, question, isHidden: false }],
    ...overrides,
  }
}

/** The question of `aFaqItem` as administrators change it. */
export const anAdminFaqItem = (overrides: Partial<AdminFaqItem> = {}): AdminFaqItem => {
  const { id, slug, question, answer } = aFaqItem()
  return { id, slug, sectionId: 41, question, answer, relatedIds: [], isHidden: false, version: 2, ...overrides }
}

/** The question of `aFaqItem`, as an administrator has saved it. */
export const aContentVersion = (overrides: Partial<ContentVersion> = {}): ContentVersion => {
  const { sectionId, question, answer, relatedIds, isHidden, version } = anAdminFaqItem()
  return {
    version,
    at: '2026-03-01T12:30:00.000Z',
    author: { id: testUuid(105), name: 'Денис Ларин' },
    body: { sectionId, question, answer, relatedIds, isHidden },
    ...overrides,
  }
}

/** The page of `aLanding` in the list of all. */
export const anAdminLandingRow = (overrides: Partial<AdminLandingRow> = {}): AdminLandingRow => {
  const { id, name, parentId, title, categoryPath: urlSlug } = aLanding()
  return { id, name, parentId, title, urlSlug, isReworded: false, ...overrides }
}

/** The words of `aLanding` as they are changed. */
export const anAdminLanding = (overrides: Partial<AdminLanding> = {}): AdminLanding => {
  const { id, name, title, lead, questions, categoryPath: urlSlug } = aLanding()
  return { id, name, urlSlug, title, lead, questions, version: 1, ...overrides }
}
