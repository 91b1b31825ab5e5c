import type { CategoryIndex } from '@artel/core/categories'
import { type ClientProfile, OPEN_TASKS_SHOWN } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { taskCardView } from '../tasks/task-card-view.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { countPublished, isClient, selectOpenTasks } from './clients.queries.ts'

/** Clients as everybody sees them (product §2.1). */
export interface ClientService {
  /** @throws Refusal NOT_FOUND for who is no client, or has left */
  read(id: string): Promise<ClientProfile>
}

export interface ClientDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly categories: { index(): Promise<CategoryIndex> }
}

export const createClientService = ({ db, categories, ...people }: ClientDeps): ClientService => ({
  async read(id) {
    if (!(await isClient(db, id))) throw new Refusal('NOT_FOUND')
    const [users, tasksCount, open, index] = await Promise.all([
      readPublicUsers(db, people, [id]),
      countPublished(db, id),
      selectOpenTasks(db, id, OPEN_TASKS_SHOWN),
      categories.index(),
    ])
    return { ...knownUser(users, id), tasksCount, openTasks: open.map((task) => taskCardView(task, index, null)) }
  },
})
