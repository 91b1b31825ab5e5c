import { faqSectionOfVersion } from '@artel/core/admin'
import type { ContentVersion } from '@artel/core/contract'
import type { NamedText } from '../content-history/index.ts'
import { ru } from './ru.ts'

/** What a version of a section says, field by field. */
export const sectionTexts = (body: ContentVersion['body']): readonly NamedText[] => {
  const { title, about, slug, audience, isHidden } = faqSectionOfVersion(body)
  const { section, item } = ru
  return [
    { label: section.title, text: title },
    { label: section.about, text: about },
    { label: section.slug, text: slug },
    { label: section.audience, text: ru.audience[audience] },
    { label: item.shown, text: isHidden ? item.isHidden : item.isShown },
  ]
}
