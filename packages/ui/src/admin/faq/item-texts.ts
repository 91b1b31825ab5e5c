import { faqItemOfVersion } from '@artel/core/admin'
import type { AdminFaqSection, ContentVersion } from '@artel/core/contract'
import type { NamedText } from '../content-history/index.ts'
import { ru } from './ru.ts'

/** What a version of a question says, field by field. */
export const itemTexts = (body: ContentVersion['body'], sections: readonly AdminFaqSection[]): readonly NamedText[] => {
  const { sectionId, question, answer, relatedIds, isHidden } = faqItemOfVersion(body)
  const items = sections.flatMap((section) => section.items)
  const words = ru.item
  return [
    { label: words.section, text: sections.find(({ id }) => id === sectionId)?.title ?? words.unknown },
    { label: words.question, text: question },
    { label: words.answer, text: answer },
    {
      label: words.related,
      text: relatedIds.map((id) => items.find((one) => one.id === id)?.question ?? words.unknown).join('\n'),
    },
    { label: words.shown, text: isHidden ? words.isHidden : words.isShown },
  ]
}
