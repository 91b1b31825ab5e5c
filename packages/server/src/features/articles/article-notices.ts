import { articleRuleLabels } from '@artel/core/articles'
import type { ContentRejectRule } from '@artel/core/contract'
import { quoted } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { NewNotification } from '../notifications/notifier.ts'

/** An article as far as a notice tells of it. */
export interface ToldArticle {
  readonly id: number
  readonly title: string
  readonly author_id: string
}

/** To the author, when a moderator has let it through. */
export const approvedNotice = ({ id, title, author_id }: ToldArticle): NewNotification => ({
  userId: author_id,
  kind: 'ARTICLE_REQUESTS',
  title: `Статья опубликована: ${quoted(title)}`,
  text: 'Её видят все в блоге Артели и на вашей странице.',
  path: paths.article(id),
})

/** To the author, when an administrator has put something right. */
export const mendedNotice = ({ id, title, author_id }: ToldArticle): NewNotification => ({
  userId: author_id,
  kind: 'ARTICLE_REQUESTS',
  title: `Редакция исправила статью: ${quoted(title)}`,
  text: 'Посмотрите, как она выглядит теперь.',
  path: paths.article(id),
})

/** To the author, whom a moderator has turned down. */
export const rejectedNotice = (
  { id, title, author_id }: ToldArticle,
  { rule, comment }: { readonly rule: ContentRejectRule; readonly comment: string | null },
): NewNotification => ({
  userId: author_id,
  kind: 'ARTICLE_REQUESTS',
  title: `Статья отклонена: ${quoted(title)}`,
  text: [`${articleRuleLabels[rule]}.`, comment?.trim() ?? '', 'Исправьте статью, и она снова уйдёт на проверку.']
    .filter((part) => part !== '')
    .join(' '),
  path: paths.articleEdit(id),
})
