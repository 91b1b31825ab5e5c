import * as z from 'zod'
import { choiceRules, TOO_LONG_ADDRESS } from '../validators/index.ts'
import { shapes } from './endpoint.ts'
import { file } from './files.ts'
import { MODERATION_KINDS, VERIFICATION_REJECT_RULES } from './notification-terms.ts'
import {
  data,
  instant,
  numericId,
  numericIdParams,
  oneOf,
  page,
  pageQuery,
  text,
  uuidParams,
  versionBody,
} from './primitives.ts'
import { CONTENT_REJECT_RULES } from './review-terms.ts'
import { publicUser } from './users.ts'

export const moderationKind = z.enum(MODERATION_KINDS)

/** One object in a moderator's queue; who waits longest comes first. */
export const moderationItem = z.object({
  kind: moderationKind,
  /** Number or UUID of the object, as text. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  author: publicUser.nullable(),
  /** What came with it; staff may open the private ones, too. */
  files: z.array(file),
  /** What the automatic filters noticed or what was changed, in words. */
  notes: z.array(z.string()),
  waitingSince: instant,
  version: z.int(),
})
export type ModerationItem = z.output<typeof moderationItem>

const comment = text('Комментарий', 0, 1000).nullable().default(null)
const conflict = ['NOT_FOUND', 'VERSION_CONFLICT', 'TRANSITION_REFUSED'] as const
/** A complaint is decided whatever else has happened to it. */
const unversioned = ['NOT_FOUND', 'TRANSITION_REFUSED'] as const
const decision = { params: numericIdParams, response: null, errors: conflict }
const rule = z.object({ rule: oneOf(CONTENT_REJECT_RULES, choiceRules.rejectRule), comment })
const verdict = z.object({ comment: text('Решение', 1, 1000) })

export const moderationShapes = shapes({
  listModeration: {
    summary: 'Очередь одного вида: кто дольше ждёт, тот выше.',
    query: z.object({ ...pageQuery, kind: moderationKind }),
    response: data(page(moderationItem)),
  },
  countModeration: {
    summary: 'Сколько ждёт в каждой очереди.',
    response: data(z.array(z.object({ kind: moderationKind, count: z.int().min(0) }))),
  },
  approveReview: { summary: 'Пропускает отзыв.', body: versionBody, ...decision },
  rejectReview: { summary: 'Отклоняет отзыв с правилом.', body: versionBody.extend(rule.shape), ...decision },
  removeReview: {
    summary: 'Снимает опубликованный отзыв с правилом.',
    body: versionBody.extend(rule.shape),
    ...decision,
  },
  approveProduct: { summary: 'Публикует товар.', body: versionBody, ...decision },
  rejectProduct: { summary: 'Отклоняет товар с правилом.', body: versionBody.extend(rule.shape), ...decision },
  approveArticle: { summary: 'Публикует статью.', body: versionBody, ...decision },
  rejectArticle: { summary: 'Отклоняет статью с правилом.', body: versionBody.extend(rule.shape), ...decision },
  approveVerification: { summary: 'Подтверждает документы.', ...decision },
  rejectVerification: {
    summary: 'Отклоняет документы с правилом.',
    body: z.object({ rule: oneOf(VERIFICATION_REJECT_RULES, choiceRules.rejectRule), comment }),
    ...decision,
  },
  revokeVerification: {
    summary: 'Снимает отметку о проверке.',
    body: z.object({ rule: oneOf(VERIFICATION_REJECT_RULES, choiceRules.rejectRule), comment }),
    ...decision,
  },
  takeComplaint: { summary: 'Берёт жалобу в работу.', params: uuidParams, response: null, errors: unversioned },
  resolveComplaint: {
    summary: 'Жалоба подтвердилась: что сделано.',
    params: uuidParams,
    body: verdict,
    response: null,
    errors: unversioned,
  },
  dismissComplaint: {
    summary: 'Жалоба не подтвердилась: почему.',
    params: uuidParams,
    body: verdict,
    response: null,
    errors: unversioned,
  },
})

const sitePath = z
  .string()
  .max(500, TOO_LONG_ADDRESS)
  .regex(/^\/(?!\/)[^\\\s?#]*$/, 'Адрес внутри сайта начинается с одной косой черты.')

/** A moved address of the site; answered with 301. */
export const redirect = z.object({ id: numericId, from: z.string(), to: z.string(), createdAt: instant })
export type Redirect = z.output<typeof redirect>

export const redirectShapes = shapes({
  findRedirect: {
    summary: 'Куда переехал адрес, если переехал.',
    query: z.object({ path: sitePath }),
    response: data(z.object({ to: z.string().nullable() })),
  },
  listRedirects: { summary: 'Таблица переездов.', query: z.object(pageQuery), response: data(page(redirect)) },
  createRedirect: {
    summary: 'Новый переезд. Круг и переезд на чужой сайт невозможны.',
    body: z.object({ from: sitePath, to: sitePath }),
    response: data(redirect),
    errors: ['REDIRECT_EXISTS', 'REDIRECT_LOOP'],
  },
  deleteRedirect: { summary: 'Удаляет переезд.', params: numericIdParams, response: null, errors: ['NOT_FOUND'] },
})
