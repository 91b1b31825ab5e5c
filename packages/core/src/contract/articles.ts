import * as z from 'zod'
import { articleRules } from '../validators/index.ts'
import { ARTICLE_CATEGORIES, ARTICLE_LIMITS } from './content-terms.ts'
import { picture } from './files.ts'
import {
  changesOf,
  instant,
  listBy,
  numericId,
  oneOf,
  pageQuery,
  searchText,
  textBy,
  uuid,
  versionBody,
} from './primitives.ts'
import { publicationEvent, publicationStatus } from './products.ts'
import { CONTENT_REJECT_RULES } from './review-terms.ts'
import { publicUser } from './users.ts'

const address = z
  .string()
  .max(2000, 'Слишком длинная ссылка.')
  // Browsers take «/\» for «//», which leads to another host.
  .regex(/^(https:\/\/|\/(?![/\\]))/, 'Ссылка начинается с https:// или с /.')

/** A run of text with its marks. */
const run = z.object({
  text: z.string().min(1).max(ARTICLE_LIMITS.body[1]),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: address.optional(),
})

const runs = z.array(run).max(500)

/** One block of an article; what is not in this list cannot be stored, so it cannot be shown. */
export const articleBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), runs }),
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), runs }),
  z.object({ type: z.literal('quote'), runs }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(runs).min(1).max(100) }),
  z.object({ type: z.literal('image'), fileId: uuid, alt: z.string().max(300) }),
])
export type ArticleBlock = z.output<typeof articleBlock>

const lengthOf = (body: readonly ArticleBlock[]) =>
  body
    .flatMap((block) => (block.type === 'image' ? [] : block.type === 'list' ? block.items.flat() : block.runs))
    .reduce((sum, { text: words }) => sum + [...words].length, 0)

/** The text of an article; limits are checked when it is submitted, a draft may be shorter. */
export const articleBody = z
  .array(articleBlock)
  .max(1000, 'Слишком длинная статья.')
  .refine((body) => lengthOf(body) <= ARTICLE_LIMITS.body[1], 'Текст не длиннее 30 000 символов.')
  .refine(
    (body) => body.filter(({ type }) => type === 'image').length <= ARTICLE_LIMITS.images,
    'Не больше 20 картинок.',
  )

/** Body of a new article: a draft, which may lack its lead and the rest of its text. */
export const articleInput = z.object({
  title: textBy(articleRules.title),
  lead: textBy(articleRules.draftLead).default(''),
  category: oneOf(ARTICLE_CATEGORIES, articleRules.category),
  coverId: uuid.nullable().default(null),
  body: articleBody,
  tags: listBy(textBy(articleRules.tag), articleRules.tags as (value: readonly unknown[]) => string | null, [
    0,
    ARTICLE_LIMITS.tags,
  ]).default([]),
  isPublic: z.boolean().default(true),
})
export type ArticleInput = z.output<typeof articleInput>
/** Body of a changed article; what is left out stays. */
export const articleChanges = z.object({ ...changesOf(articleInput.shape), ...versionBody.shape })

/** An article in a list. */
export const articleCard = z.object({
  id: numericId,
  title: z.string(),
  lead: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  cover: picture.nullable(),
  author: publicUser,
  status: publicationStatus,
  isPublic: z.boolean(),
  publishedAt: instant.nullable(),
  createdAt: instant,
  /** Minutes to read. */
  readingTime: z.int().min(1),
  tags: z.array(z.string()),
  /** Why a moderator has turned it down. */
  rejectRule: z.enum(CONTENT_REJECT_RULES).nullable(),
})
export type ArticleCard = z.output<typeof articleCard>

/** An article on its page. */
export const article = z.object({
  ...articleCard.shape,
  body: z.array(articleBlock),
  /** Pictures of the body by the file's id. */
  pictures: z.record(z.string(), picture),
  /** What the moderator has said of it; for its author and staff. */
  rejectComment: z.string().nullable(),
  version: z.int(),
  allowedEvents: z.array(publicationEvent),
})
export type Article = z.output<typeof article>

/** Query of GET /articles/list (product §7.4). */
export const articleListQuery = z.object({
  ...pageQuery,
  /** Words of the title, the lead, the text or the tags. */
  q: searchText(200).optional(),
  category: z.enum(ARTICLE_CATEGORIES).optional(),
  /** One whole tag. */
  tag: z
    .string()
    .max(ARTICLE_LIMITS.tag * 2, 'Слишком длинная метка.')
    .optional(),
  authorId: uuid.optional(),
  sortBy: z.literal('publishedAt').default('publishedAt'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
  isPublic: z.boolean().default(true),
})
