import type { AdminFaqItem, AdminFaqSection, FaqItemInput, FaqSectionInput, StaffAction } from '@artel/core/contract'
import { slugOfQuestion } from '@artel/core/faq'
import { paths } from '@artel/core/routes'
import { NO_SECTION, TAKEN_SECTION } from '@artel/core/validators'
import type { Kysely, Transaction } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { ContentHistory } from '../content-history/content-history.ts'
import type { Redirects } from '../redirects/redirects.service.ts'
import type { StaffDeed, StaffLog } from '../staff-log/staff-log.ts'
import * as queries from './admin-faq.queries.ts'
import type { FaqItemRow, FaqSectionRow } from './faq.tables.ts'

interface Seen {
  readonly id: number
  readonly version: number
}

/** The help as administrators write it (product §24.5). Each change leaves its line in the journal and its version. */
export interface AdminFaq {
  list(): Promise<AdminFaqSection[]>
  /** @throws Refusal NOT_FOUND */
  item(id: number): Promise<AdminFaqItem>
  /** @throws Refusal VALIDATION_FAILED for an address that is taken */
  addSection(unit: UnitOfWork, admin: UserViewer, input: FaqSectionInput): Promise<AdminFaqSection>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED for an address that is taken */
  changeSection(unit: UnitOfWork, admin: UserViewer, seen: Seen, input: FaqSectionInput): Promise<AdminFaqSection>
  /** @throws Refusal NOT_FOUND, SECTION_NOT_EMPTY */
  removeSection(unit: UnitOfWork, admin: UserViewer, id: number): Promise<void>
  /** @throws Refusal VERSION_CONFLICT when there are others than these */
  orderSections(unit: UnitOfWork, admin: UserViewer, ids: readonly number[]): Promise<void>
  /** @throws Refusal VALIDATION_FAILED for a section that is not there */
  addItem(unit: UnitOfWork, admin: UserViewer, input: FaqItemInput): Promise<AdminFaqItem>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED for a section that is not there */
  changeItem(unit: UnitOfWork, admin: UserViewer, seen: Seen, input: FaqItemInput): Promise<AdminFaqItem>
  /** @throws Refusal NOT_FOUND */
  removeItem(unit: UnitOfWork, admin: UserViewer, id: number): Promise<void>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT when there are others than these */
  orderItems(unit: UnitOfWork, admin: UserViewer, sectionId: number, ids: readonly number[]): Promise<void>
}

export interface AdminFaqDeps {
  readonly db: Kysely<Schema>
  readonly history: Pick<ContentHistory, 'keep'>
  readonly log: Pick<StaffLog, 'write'>
  readonly redirects: Pick<Redirects, 'follow' | 'invalidate'>
  /** What has to be told that the help has changed. */
  readonly changed: () => void
}

type Outline = Awaited<ReturnType<typeof queries.selectOutlines>>[number]

const sectionOf = (row: FaqSectionRow, items: readonly Outline[]): AdminFaqSection => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  about: row.about,
  audience: row.audience,
  isHidden: row.is_hidden,
  version: row.version,
  items: items
    .filter(({ section_slug }) => section_slug === row.slug)
    .map(({ id, slug, question, is_hidden: isHidden }) => ({ id, slug, question, isHidden })),
})

const columnsOf = ({ title, about, slug, audience, isHidden }: FaqSectionInput) => ({
  title,
  about,
  slug,
  audience,
  is_hidden: isHidden,
})

/** How a section is told of in the journal. */
const words = ({ title, about, slug }: Pick<FaqSectionRow, 'title' | 'about' | 'slug'>) => `${title}. ${about}. ${slug}`

const sectionState = ({ title, about, slug, audience, is_hidden: isHidden, version }: FaqSectionRow) => ({
  version,
  body: { title, about, slug, audience, isHidden },
})

/** @throws Refusal VERSION_CONFLICT when these are not the very ones that are there */
const checkOrder = (ids: readonly number[], there: readonly { readonly id: number }[]) => {
  const all = new Set([...ids, ...there.map(({ id }) => id)])
  if (ids.length !== there.length || all.size !== there.length) throw new Refusal('VERSION_CONFLICT')
}

export function createAdminFaq({ db, history, log, redirects, changed }: AdminFaqDeps): AdminFaq {
  const itemOf = async (on: Kysely<Schema>, id: number): Promise<AdminFaqItem> => {
    const row = await queries.selectItem(on, id)
    if (!row) throw new Refusal('NOT_FOUND')
    const related = await queries.selectSlugs(on, { slugs: row.related })
    return {
      id: row.id,
      slug: row.slug,
      sectionId: row.section_id,
      question: row.question,
      answer: row.answer,
      relatedIds: related.map((one) => one.id),
      isHidden: row.is_hidden,
      version: row.version,
    }
  }
  const sectionNow = async (on: Kysely<Schema>, id: number): Promise<AdminFaqSection> => {
    const row = (await queries.selectAllSections(on)).find((one) => one.id === id)
    if (!row) throw new Refusal('NOT_FOUND')
    return sectionOf(row, await queries.selectOutlines(on))
  }
  const lockedSection = async (trx: Transaction<Schema>, id: number): Promise<FaqSectionRow> => {
    const row = await queries.lockSection(trx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }
  const lockedItem = async (trx: Transaction<Schema>, id: number): Promise<FaqItemRow> => {
    const row = await queries.lockItem(trx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }
  const sectionFor = async (trx: Transaction<Schema>, id: number): Promise<FaqSectionRow> => {
    const row = await queries.lockSection(trx, id)
    if (!row) throw validationRefusal({ sectionId: NO_SECTION })
    return row
  }
  const checkAddress = async (trx: Transaction<Schema>, slug: string, own?: number) => {
    const rows = await queries.selectAllSections(trx)
    if (rows.some((one) => one.slug === slug && one.id !== own)) throw validationRefusal({ slug: TAKEN_SECTION })
  }
  const done = async (
    { trx, afterCommit }: UnitOfWork,
    admin: UserViewer,
    action: StaffAction,
    deed: Pick<StaffDeed, 'object' | 'before' | 'after'> & { readonly id: number },
  ) => {
    const { id, ...told } = deed
    await log.write(trx, { ...told, action, actorId: admin.id, objectId: String(id) })
    afterCommit(changed)
  }
  const bodyOf = ({ id: _, slug: __, version: ___, ...body }: AdminFaqItem) => body
  const stateOf = (item: AdminFaqItem) => ({ version: item.version, body: bodyOf(item) })
  const slugsOf = async (trx: Transaction<Schema>, ids: readonly number[], own?: number) => [
    ...new Set((await queries.selectSlugs(trx, { ids })).filter(({ id }) => id !== own).map(({ slug }) => slug)),
  ]

  return {
    async list() {
      const [rows, outlines] = [await queries.selectAllSections(db), await queries.selectOutlines(db)]
      return rows.map((row) => sectionOf(row, outlines))
    },

    item: (id) => itemOf(db, id),

    async addSection(unit, admin, input) {
      const { trx } = unit
      await checkAddress(trx, input.slug)
      const made = await trx
        .insertInto('faq_sections')
        .values({ ...columnsOf(input), position: await queries.nextPlace(trx) })
        .returningAll()
        .executeTakeFirstOrThrow()
      const { id } = made
      const change = { kind: 'FAQ_SECTION', key: String(id), authorId: admin.id } as const
      await history.keep(trx, { ...change, before: null, after: sectionState(made) })
      await done(unit, admin, 'FAQ_SECTION_CREATED', { object: 'FAQ_SECTION', id, after: words(input) })
      return sectionNow(trx, id)
    },

    async changeSection(unit, admin, { id, version }, input) {
      const { trx, afterCommit } = unit
      const before = await lockedSection(trx, id)
      if (before.version !== version) throw new Refusal('VERSION_CONFLICT')
      await checkAddress(trx, input.slug, id)
      const after = await trx
        .updateTable('faq_sections')
        .set({ ...columnsOf(input), version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const change = { kind: 'FAQ_SECTION', key: String(id), authorId: admin.id } as const
      await history.keep(trx, { ...change, before: sectionState(before), after: sectionState(after) })
      if (before.slug !== input.slug) {
        await redirects.follow(trx, { from: paths.faqList(before.slug), to: paths.faqList(input.slug) })
        afterCommit(() => redirects.invalidate())
      }
      const told = { before: words(before), after: words(input) }
      await done(unit, admin, 'FAQ_SECTION_CHANGED', { object: 'FAQ_SECTION', id, ...told })
      return sectionNow(trx, id)
    },

    async removeSection(unit, admin, id) {
      const { trx } = unit
      const before = await lockedSection(trx, id)
      if ((await sectionNow(trx, id)).items.length > 0) throw new Refusal('SECTION_NOT_EMPTY')
      await trx.deleteFrom('faq_sections').where('id', '=', id).execute()
      const change = { kind: 'FAQ_SECTION', key: String(id), authorId: admin.id } as const
      await history.keep(trx, { ...change, before: sectionState(before), after: null })
      await done(unit, admin, 'FAQ_SECTION_DELETED', { object: 'FAQ_SECTION', id, before: words(before) })
    },

    async orderSections(unit, admin, ids) {
      const { trx } = unit
      checkOrder(ids, await queries.selectAllSections(trx))
      await queries.writeOrder(trx, 'faq_sections', ids)
      const [first] = ids
      if (first !== undefined) await done(unit, admin, 'FAQ_ORDERED', { object: 'FAQ_SECTION', id: first })
    },

    async addItem(unit, admin, input) {
      const { trx } = unit
      const { slug: section } = await sectionFor(trx, input.sectionId)
      const taken = await queries.selectTakenSlugs(
        trx,
        slugOfQuestion(input.question, () => false),
      )
      const { id } = await trx
        .insertInto('faq_items')
        .values({
          slug: slugOfQuestion(input.question, (slug) => taken.has(slug)),
          section_slug: section,
          question: input.question,
          answer: input.answer,
          related: await slugsOf(trx, input.relatedIds),
          is_hidden: input.isHidden,
          position: await queries.nextPlace(trx, section),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const made = await itemOf(trx, id)
      const change = { kind: 'FAQ_ITEM', key: String(id), authorId: admin.id } as const
      await history.keep(trx, { ...change, before: null, after: stateOf(made) })
      await done(unit, admin, 'FAQ_ITEM_CREATED', { object: 'FAQ_ITEM', id })
      return made
    },

    async changeItem(unit, admin, { id, version }, input) {
      const { trx } = unit
      const row = await lockedItem(trx, id)
      if (row.version !== version) throw new Refusal('VERSION_CONFLICT')
      const before = await itemOf(trx, id)
      const { slug: section } = await sectionFor(trx, input.sectionId)
      await trx
        .updateTable('faq_items')
        .set({
          section_slug: section,
          question: input.question,
          answer: input.answer,
          related: await slugsOf(trx, input.relatedIds, id),
          is_hidden: input.isHidden,
          version: version + 1,
          ...(section !== row.section_slug && { position: await queries.nextPlace(trx, section) }),
        })
        .where('id', '=', id)
        .execute()
      const after = await itemOf(trx, id)
      const change = { kind: 'FAQ_ITEM', key: String(id), authorId: admin.id } as const
      await history.keep(trx, { ...change, before: stateOf(before), after: stateOf(after) })
      const told = before.question === after.question ? {} : { before: before.question, after: after.question }
      await done(unit, admin, 'FAQ_ITEM_CHANGED', { object: 'FAQ_ITEM', id, ...told })
      return after
    },

    async removeItem(unit, admin, id) {
      const { trx } = unit
      await lockedItem(trx, id)
      const before = await itemOf(trx, id)
      await trx.deleteFrom('faq_items').where('id', '=', id).execute()
      const change = { kind: 'FAQ_ITEM', key: String(id), authorId: admin.id } as const
      await history.keep(trx, { ...change, before: stateOf(before), after: null })
      await done(unit, admin, 'FAQ_ITEM_DELETED', { object: 'FAQ_ITEM', id, before: before.question })
    },

    async orderItems(unit, admin, sectionId, ids) {
      const { trx } = unit
      await lockedSection(trx, sectionId)
      checkOrder(ids, (await sectionNow(trx, sectionId)).items)
      await queries.writeOrder(trx, 'faq_items', ids)
      await done(unit, admin, 'FAQ_ORDERED', { object: 'FAQ_SECTION', id: sectionId })
    },
  }
}
