import type { Chat } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { managerLines } from '@artel/core/tariffs'
import { isInTariff } from '@artel/core/tariffs/billing'
import type { Kysely, Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import { sweepEach } from '../../domain/sweep-each.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import * as chats from '../chat/chat.queries.ts'
import type { ChatPublisher } from '../chat/chat-publisher.ts'
import { readTariff } from '../tariffs/current-tariff.ts'
import { lockExecutor } from '../tariffs/reply-quota.ts'
import * as queries from './managers.queries.ts'

/** Personal managers of executors (product §15.1, docs/adr/0029). */
export interface ManagerService {
  /** The chat with one's manager. @throws Refusal MANAGER_NOT_IN_TARIFF, NO_MANAGERS */
  open(unit: UnitOfWork, executorId: string): Promise<Chat>
  /** Opens and closes the chat as the tariff says, and finds somebody else where the manager has left. */
  follow(unit: UnitOfWork, executorId: string): Promise<void>
}

export interface ManagerDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly publisher: Pick<ChatPublisher, 'close' | 'renew'>
}

const EVERY_MS = 600_000

export function createManagerService({ clock, publisher }: Pick<ManagerDeps, 'clock' | 'publisher'>): ManagerService {
  const isPaid = async (trx: Transaction<Schema>, executorId: string): Promise<boolean> => {
    const { type } = await readTariff(trx, executorId, clock.now())
    return isInTariff(type, 'PERSONAL_MANAGER')
  }

  /** Whoever is least busy; their chat, new or from before. */
  const give = async (unit: UnitOfWork, executorId: string): Promise<Chat> => {
    const { trx } = unit
    const at = new Date(clock.now())
    const manager = await queries.selectLeastBusy(trx)
    if (!manager) throw new Refusal('NO_MANAGERS')
    const parties = { clientId: manager.id, executorId, openerId: executorId, at }
    const known = await chats.selectCommonChat(trx, manager.id, executorId)
    const { id: chatId } = known ?? (await chats.insertTalk(trx, null, parties))
    await queries.giveManager(trx, { executorId, managerId: manager.id, chatId, at })
    return publisher.renew(unit, { chatId, text: managerLines.given, at, actorId: executorId })
  }

  const renew = async (unit: UnitOfWork, executorId: string): Promise<Chat> => {
    const { trx } = unit
    const at = new Date(clock.now())
    const known = await queries.selectManager(trx, executorId)
    if (!known) return give(unit, executorId)
    const { chatId, status, isServing } = known
    if (!isServing) {
      if (status === 'OPEN') await publisher.close(unit, { chatId, text: managerLines.replaced, at, actorId: null })
      return give(unit, executorId)
    }
    await chats.hideChat(trx, executorId, chatId, false)
    return publisher.renew(unit, {
      chatId,
      text: status === 'OPEN' ? null : managerLines.renewed,
      at,
      actorId: executorId,
    })
  }

  return {
    async open(unit, executorId) {
      await lockExecutor(unit.trx, executorId)
      if (!(await isPaid(unit.trx, executorId))) throw new Refusal('MANAGER_NOT_IN_TARIFF')
      return renew(unit, executorId)
    },

    async follow(unit, executorId) {
      await lockExecutor(unit.trx, executorId)
      const known = await queries.selectManager(unit.trx, executorId)
      if (!known) return
      const { chatId, status, isServing } = known
      const isOpen = status === 'OPEN'
      if (await isPaid(unit.trx, executorId)) {
        if (!isOpen || !isServing) await renew(unit, executorId)
      } else if (isOpen) {
        await publisher.close(unit, { chatId, text: managerLines.ended, at: new Date(clock.now()), actorId: null })
      }
    },
  }
}

/** Follows what happens to tariffs and staff by itself. */
export const managerJobs = ({ db, clock }: Omit<ManagerDeps, 'publisher'>, managers: ManagerService): Job[] => [
  sweepEach(
    'managers.follow',
    EVERY_MS,
    (most) => queries.selectStale(db, new Date(clock.now()), most),
    async (unit, chatId) => {
      const served = await queries.selectServed(unit.trx, chatId)
      if (served) await managers.follow(unit, served.executor_id)
    },
  ),
]
