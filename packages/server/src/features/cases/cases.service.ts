import type { CategoryIndex } from '@artel/core/categories'
import { FILE_LIMITS, type HandlerArgs, type Picture, type PortfolioCase } from '@artel/core/contract'
import { shownCases, withChanges } from '@artel/core/executors'
import type { Clock } from '@artel/core/ports'
import { isUsable } from '@artel/core/tariffs'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer, Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { checkLeaf } from '../categories/leaf.ts'
import { isOwner } from '../executors/listed.ts'
import type { FileService } from '../files/files.service.ts'
import { keepGone } from '../gone/gone.queries.ts'
import { lockExecutor } from '../tariffs/reply-quota.ts'
import { readLimit } from '../tariffs/usage.ts'
import * as queries from './cases.queries.ts'

type CaseInput = HandlerArgs<'createCase'>['body']

/** Portfolios of executors (product §17). What the tariff has no room for is there for its owner alone. */
export interface Portfolios {
  /** The newest first; nothing of an executor whom nobody is shown, but to themselves. */
  list(
    viewer: Viewer,
    query: HandlerArgs<'listCases'>['query'],
  ): Promise<{ items: PortfolioCase[]; totalItems: number }>
  /** @throws Refusal NOT_FOUND for what the viewer is not shown */
  read(viewer: Viewer, id: number): Promise<PortfolioCase>
  /** @throws Refusal LIMIT_REACHED by the tariff, VALIDATION_FAILED for a category that is no leaf or photos of others */
  add(unit: UnitOfWork, owner: UserViewer, input: CaseInput, categories: CategoryIndex): Promise<PortfolioCase>
  /** @throws Refusal NOT_FOUND for what is not the owner's, VERSION_CONFLICT, VALIDATION_FAILED */
  change(
    unit: UnitOfWork,
    owner: UserViewer,
    changed: HandlerArgs<'updateCase'>['body'] & { readonly id: number },
    categories: CategoryIndex,
  ): Promise<PortfolioCase>
  /** Its photos are nobody's then, and are swept away. @throws Refusal NOT_FOUND for what is not the owner's */
  remove(unit: UnitOfWork, owner: UserViewer, id: number): Promise<void>
}

export interface PortfolioDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attach' | 'attached' | 'release'>
}

export function createPortfolios({ db, clock, files }: PortfolioDeps): Portfolios {
  const roomOf = (on: Kysely<Schema>, executorId: string) => readLimit(on, executorId, 'CASES', clock.now())

  /** Works with their photos; `shown` is how many of the portfolio everybody sees. */
  const views = async (on: Kysely<Schema>, rows: readonly queries.CaseRow[], shown: number) => {
    const photos = await files.attached(
      on,
      'case_id',
      rows.map(({ id }) => id),
    )
    return rows.map((row): PortfolioCase => {
      const pictures = (photos.get(row.id) ?? []).flatMap(({ picture }): Picture[] => (picture ? [picture] : []))
      return { ...caseView(row), photos: pictures, isHidden: row.place >= shown }
    })
  }

  /** A work, how many of its portfolio everybody sees, and whether it is one of them. */
  const stored = async (on: Kysely<Schema>, id: number) => {
    const row = await queries.selectCase(on, id)
    const portfolio = row && (await queries.selectPortfolio(on, row.executor_id))
    if (!portfolio) return null
    const shown = shownCases(portfolio.count, await roomOf(on, row.executor_id))
    return { row, shown, isPublic: portfolio.is_listed && row.place < shown }
  }

  /** A work as its owner sees it. */
  const read = async ({ trx }: UnitOfWork, id: number): Promise<PortfolioCase> => {
    const work = await stored(trx, id)
    const [view] = work ? await views(trx, [work.row], work.shown) : []
    if (!view) throw new Error(`Case ${id} was written and is not there`)
    return view
  }

  const attach = ({ trx }: UnitOfWork, owner: UserViewer, id: number, photoIds: readonly string[]) =>
    files.attach(trx, { case_id: id }, photoIds, {
      ownerId: owner.id,
      limits: FILE_LIMITS.case,
      isPrivate: false,
      field: 'photoIds',
    })

  return {
    async list(viewer, { executorId, page, limit }) {
      const portfolio = await queries.selectPortfolio(db, executorId)
      const isOwn = isOwner(viewer, executorId)
      if (!portfolio || !(isOwn || portfolio.is_listed)) return { items: [], totalItems: 0 }
      const shown = shownCases(portfolio.count, await roomOf(db, executorId))
      const totalItems = isOwn ? portfolio.count : shown
      const offset = (page - 1) * limit
      const length = Math.min(limit, totalItems - offset)
      const rows = length > 0 ? await queries.selectCases(db, executorId, { offset, limit: length }) : []
      return { items: await views(db, rows, shown), totalItems }
    },

    async read(viewer, id) {
      const work = await stored(db, id)
      if (!work) throw new Refusal('NOT_FOUND')
      const { row, shown, isPublic } = work
      const [view] = isPublic || isOwner(viewer, row.executor_id) ? await views(db, [row], shown) : []
      if (!view) throw new Refusal('NOT_FOUND')
      return view
    },

    async add(unit, owner, { photoIds, ...input }, categories) {
      const { trx } = unit
      checkLeaf(categories, input.categoryId)
      await lockExecutor(trx, owner.id)
      const count = (await queries.selectPortfolio(trx, owner.id))?.count ?? 0
      if (!isUsable([count, await roomOf(trx, owner.id)])) throw new Refusal('LIMIT_REACHED')
      const written = { ...columnsOf(input), executor_id: owner.id, created_at: new Date(clock.now()) }
      const { id } = await queries.insertCase(trx, written)
      await attach(unit, owner, id, photoIds)
      return read(unit, id)
    },

    async change(unit, owner, { id, version, photoIds, ...changes }, categories) {
      const work = await queries.lockCase(unit.trx, owner.id, id)
      if (!work) throw new Refusal('NOT_FOUND')
      if (work.version !== version) throw new Refusal('VERSION_CONFLICT')
      const input = withChanges(fieldsOf(work), changes)
      checkLeaf(categories, input.categoryId)
      await queries.updateCase(unit.trx, id, columnsOf(input))
      if (photoIds) await attach(unit, owner, id, photoIds)
      return read(unit, id)
    },

    async remove({ trx }, owner, id) {
      await lockExecutor(trx, owner.id)
      if (!(await queries.lockCase(trx, owner.id, id))) throw new Refusal('NOT_FOUND')
      const work = await stored(trx, id)
      await files.release(trx, { case_id: id })
      await queries.deleteCase(trx, id)
      if (work?.isPublic) await keepGone(trx, 'CASE', id, new Date(clock.now()))
    },
  }
}

type CaseFields = Omit<CaseInput, 'photoIds'>

const fieldsOf = (row: Omit<queries.CaseRow, 'category_name' | 'place'>): CaseFields => ({
  categoryId: row.category_id,
  title: row.title,
  text: row.text,
  price: row.price,
  termDays: row.term_days,
  year: row.year,
})

const columnsOf = ({ categoryId, title, text, price, termDays, year }: CaseFields) => ({
  category_id: categoryId,
  title,
  text,
  price,
  term_days: termDays,
  year,
})

const caseView = (row: queries.CaseRow) => ({
  id: row.id,
  executorId: row.executor_id,
  title: row.title,
  text: row.text,
  category: { id: row.category_id, name: row.category_name },
  price: row.price,
  termDays: row.term_days,
  year: row.year,
  createdAt: row.created_at.toISOString(),
  version: row.version,
})
