import type { ContentVersion } from '../contract/content-history.ts'
import { FAQ_AUDIENCES } from '../contract/content-terms.ts'
import type { FaqItemBody, FaqSectionBody } from './faq-forms.machine.ts'

/** A question of the help as it was once saved. */
export const faqItemOfVersion = ({
  sectionId,
  question,
  answer,
  relatedIds,
  isHidden,
}: ContentVersion['body']): FaqItemBody => ({
  sectionId: Number(sectionId),
  question: String(question ?? ''),
  answer: String(answer ?? ''),
  relatedIds: Array.isArray(relatedIds) ? relatedIds.map(Number) : [],
  isHidden: isHidden === true,
})

/** A section of the help as it was once saved. */
export const faqSectionOfVersion = ({
  title,
  about,
  slug,
  audience,
  isHidden,
}: ContentVersion['body']): FaqSectionBody => ({
  title: String(title ?? ''),
  about: String(about ?? ''),
  slug: String(slug ?? ''),
  audience: FAQ_AUDIENCES.find((one) => one === audience) ?? 'ALL',
  isHidden: isHidden === true,
})
