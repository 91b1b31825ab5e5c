import type { FaqItem, FaqSection, FoundFaqItem } from '@artel/core/contract'
import { searchFaq } from '@artel/core/faq'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { SingleStatement } from '../../platform/db/unit-of-work.ts'
import * as queries from './faq.queries.ts'
import type { FaqItemRow } from './faq.tables.ts'

/** Help (product §17.5). What is searched is kept in memory for a minute. */
export interface Faq {
  sections(): Promise<FaqSection[]>
  /** @throws Refusal NOT_FOUND */
  section(slug: string): Promise<FaqSection & { items: FaqItem[] }>
  search(typed: string): Promise<FoundFaqItem[]>
  /** @param rater a user, or the mark of a device. @throws Refusal NOT_FOUND */
  rate(unit: SingleStatement, rating: { itemId: number; rater: string; isHelpful: boolean }): Promise<void>
  /** The help has changed. */
  invalidate(): void
}

const FRESH_MS = 60_000

const itemOf = ({ section_slug: sectionSlug, id, slug, question, answer }: FaqItemRow): Omit<FaqItem, 'related'> => ({
  id,
  slug,
  sectionSlug,
  question,
  answer,
})

export function createFaq(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): Faq {
  let kept: { readonly rows: Promise<FaqItemRow[]>; readonly until: number } | undefined
  const all = (): Promise<FaqItemRow[]> => {
    if (kept && clock.now() < kept.until) return kept.rows
    const entry = { rows: queries.selectItems(db), until: clock.now() + FRESH_MS }
    kept = entry
    entry.rows.catch(() => {
      if (kept === entry) kept = undefined
    })
    return entry.rows
  }
  const sections = async (): Promise<FaqSection[]> =>
    (await queries.selectSections(db)).map(({ slug, title, about, audience, items }) => ({
      slug,
      title,
      about,
      audience,
      itemsCount: items,
    }))

  return {
    sections,

    async section(slug) {
      const section = (await sections()).find((one) => one.slug === slug)
      if (!section) throw new Refusal('NOT_FOUND')
      const rows = await queries.selectItems(db, slug)
      const named = await queries.selectNamed(
        db,
        rows.flatMap(({ related }) => related),
      )
      const items = rows.map((row) => ({
        ...itemOf(row),
        related: row.related.flatMap((other) => {
          const found = named.find((one) => one.slug === other)
          if (!found) return []
          const { section_slug: sectionSlug, ...rest } = found
          return [{ ...rest, sectionSlug }]
        }),
      }))
      return { ...section, itemsCount: items.length, items }
    },

    search: async (typed) => searchFaq((await all()).map(itemOf), typed),

    async rate({ trx }, rating) {
      if (!(await queries.writeRating(trx, { ...rating, at: new Date(clock.now()) }))) throw new Refusal('NOT_FOUND')
    },

    invalidate() {
      kept = undefined
    },
  }
}
