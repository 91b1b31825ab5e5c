import { articleOfVersion } from '@artel/core/admin'
import { ARTICLE_CATEGORY_NAMES, articleText } from '@artel/core/articles'
import type { ContentVersion } from '@artel/core/contract'
import type { NamedText } from '../content-history/index.ts'
import { ru } from './ru.ts'

/** What a version of an article says, field by field. */
export const articleTexts = (body: ContentVersion['body']): readonly NamedText[] => {
  const { title, lead, category, coverId, body: blocks, tags } = articleOfVersion(body)
  return [
    { label: ru.fields.title, text: title },
    { label: ru.fields.lead, text: lead },
    { label: ru.fields.category, text: ARTICLE_CATEGORY_NAMES[category] },
    { label: ru.fields.tags, text: tags.join(', ') },
    { label: ru.fields.cover, text: coverId === null ? ru.drawn : ru.picture(coverId) },
    { label: ru.fields.body, text: articleText(blocks) },
  ]
}
