import type { ContentVersion } from '../contract/content-history.ts'
import type { FaqItemBody } from './faq-forms.machine.ts'

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
