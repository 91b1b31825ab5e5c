import type { CategoryIndex } from '@artel/core/categories'
import { type HandlerArgs, SERVICE_LIMITS, type Service, servicesOver } from '@artel/core/contract'
import { changedLine, groupedByCategory, isWholeOrder, pricedLine } from '@artel/core/executors'
import type { Kysely, Transaction } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer, Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { checkLeaf } from '../categories/leaf.ts'
import { isSeenBy } from '../executors/listed.ts'
import { lockExecutor } from '../tariffs/reply-quota.ts'
import * as queries from './services.queries.ts'

type ServiceInput = HandlerArgs<'createService'>['body']

/** Price lists of executors (product §17). */
export interface PriceLists {
  /** Nothing of an executor whom nobody is shown, but to themselves. */
  list(viewer: Viewer, executorId: string): Promise<Service[]>
  /** @throws Refusal VALIDATION_FAILED for a category that is no leaf, LIMIT_REACHED */
  add(unit: UnitOfWork, owner: UserViewer, input: ServiceInput, categories: CategoryIndex): Promise<Service>
  /** All of the lines or none; answers the whole list. @throws Refusal VALIDATION_FAILED for a category that is no leaf, LIMIT_REACHED */
  addMany(
    unit: UnitOfWork,
    owner: UserViewer,
    input: HandlerArgs<'createServices'>['body'],
    categories: CategoryIndex,
  ): Promise<Service[]>
  /** @throws Refusal NOT_FOUND for what is not the owner's, VERSION_CONFLICT, VALIDATION_FAILED */
  change(
    unit: UnitOfWork,
    owner: UserViewer,
    changed: HandlerArgs<'updateService'>['body'] & { readonly id: number },
    categories: CategoryIndex,
  ): Promise<Service>
  /** @throws Refusal VERSION_CONFLICT for numbers that are not all of the owner's, each once */
  order(unit: UnitOfWork, owner: UserViewer, ids: readonly number[]): Promise<Service[]>
  /** @throws Refusal NOT_FOUND for what is not the owner's */
  remove(unit: UnitOfWork, owner: UserViewer, id: number): Promise<void>
}

export interface PriceListDeps {
  readonly db: Kysely<Schema>
}

/** Whatever changes a price list waits for whoever changes it, since the database keeps its smallest price. */
export const createPriceLists = ({ db }: PriceListDeps): PriceLists => ({
  async list(viewer, executorId) {
    if (!(await isSeenBy(db, viewer, executorId))) return []
    return groupedByCategory((await queries.selectServices(db, executorId)).map(serviceView))
  },

  async add({ trx }, owner, input, categories) {
    checkLeaf(categories, input.categoryId)
    await lockExecutor(trx, owner.id)
    const next = await placeFor(trx, owner.id, 1)
    const line = { ...columnsOf(pricedLine(input)), executor_id: owner.id, position: next }
    const { id } = await queries.insertService(trx, line)
    return serviceView(await queries.selectService(trx, id))
  },

  async addMany({ trx }, owner, { categoryId, lines }, categories) {
    checkLeaf(categories, categoryId)
    await lockExecutor(trx, owner.id)
    const next = await placeFor(trx, owner.id, lines.length)
    await queries.insertServices(
      trx,
      lines.map((line, index) => ({
        ...columnsOf(pricedLine({ ...line, categoryId })),
        executor_id: owner.id,
        position: next + index,
      })),
    )
    return groupedByCategory((await queries.selectServices(trx, owner.id)).map(serviceView))
  },

  async change({ trx }, owner, { id, version, ...changes }, categories) {
    await lockExecutor(trx, owner.id)
    const line = await queries.lockService(trx, owner.id, id)
    if (!line) throw new Refusal('NOT_FOUND')
    if (line.version !== version) throw new Refusal('VERSION_CONFLICT')
    const changed = changedLine(fieldsOf(line), changes)
    if (!changed.ok) throw validationRefusal(changed.fields)
    checkLeaf(categories, changed.line.categoryId)
    await queries.updateService(trx, id, columnsOf(changed.line))
    return serviceView(await queries.selectService(trx, id))
  },

  async order({ trx }, owner, ids) {
    await lockExecutor(trx, owner.id)
    const own = await queries.selectServices(trx, owner.id)
    const numbers = own.map(({ id }) => id)
    if (!isWholeOrder(ids, numbers)) throw new Refusal('VERSION_CONFLICT')
    await queries.orderServices(trx, owner.id, ids)
    return groupedByCategory((await queries.selectServices(trx, owner.id)).map(serviceView))
  },

  async remove({ trx }, owner, id) {
    await lockExecutor(trx, owner.id)
    if (!(await queries.deleteService(trx, owner.id, id))) throw new Refusal('NOT_FOUND')
  },
})

/** Where the first of so many new lines stands. @throws Refusal LIMIT_REACHED */
async function placeFor(trx: Transaction<Schema>, executorId: string, lines: number): Promise<number> {
  const { count, next } = await queries.measureServices(trx, executorId)
  const left = SERVICE_LIMITS.count - count
  if (lines > left) throw new Refusal('LIMIT_REACHED', { message: servicesOver(left) })
  return next
}

const fieldsOf = (row: Omit<queries.ServiceRow, 'category_name'>): ServiceInput => ({
  categoryId: row.category_id,
  name: row.name,
  priceType: row.price_type,
  price: row.price,
  unit: row.unit,
})

const columnsOf = ({ categoryId, name, priceType, price, unit }: ServiceInput) => ({
  category_id: categoryId,
  name,
  price_type: priceType,
  price,
  unit,
})

const serviceView = (row: queries.ServiceRow): Service => ({
  id: row.id,
  category: { id: row.category_id, name: row.category_name },
  name: row.name,
  priceType: row.price_type,
  price: row.price,
  unit: row.unit,
  version: row.version,
})
