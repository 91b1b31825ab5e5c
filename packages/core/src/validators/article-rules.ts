import { ARTICLE_LIMITS } from '../contract/content-terms.ts'
import { neededRule, type Rule, textRule } from './rule.ts'

const [, longestLead] = ARTICLE_LIMITS.lead

const tags: Rule<readonly string[]> = (list) =>
  list.length > ARTICLE_LIMITS.tags ? `Не больше ${ARTICLE_LIMITS.tags} меток.` : null

/** What is asked of an article: each rule and its sentence for forms, contract, server and mocks (product §17.2). */
export const articleRules = {
  title: textRule('Заголовок', ...ARTICLE_LIMITS.title, 'Назовите статью.'),
  /** Of one that is sent to be published. */
  lead: textRule('Вступление', ...ARTICLE_LIMITS.lead, 'Расскажите в двух предложениях, о чём статья.'),
  /** Of a draft, which may lack it. */
  draftLead: textRule('Вступление', 0, longestLead),
  category: neededRule('Выберите рубрику.'),
  tag: textRule('Метка', 1, ARTICLE_LIMITS.tag),
  tags,
} as const
