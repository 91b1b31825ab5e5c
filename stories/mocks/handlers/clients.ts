import { OPEN_TASKS_SHOWN } from '@artel/core/contract'
import { isOnBoard } from '@artel/core/tasks'
import type { MockHandlers } from '../mock-handlers.ts'
import { found } from './allow.ts'
import { asOfNow, isGone } from './people.ts'
import { cardOf } from './task-pages.ts'

const publication = ({ publishedAt }: { readonly publishedAt: string | null }) => Date.parse(publishedAt ?? '')

/** Public pages of clients. */
export const clientHandlers = {
  getUser({ params: { id } }, { world }) {
    const person = found(world.people.find((one) => one.id === id && one.role === 'CLIENT' && !isGone(world, one)))
    const tasks = world.tasks.filter(({ author, publishedAt }) => author.id === id && publishedAt !== null)
    const open = tasks.filter(isOnBoard).toSorted((a, b) => publication(b) - publication(a) || b.id - a.id)
    return {
      data: {
        ...asOfNow(world, person),
        tasksCount: tasks.length,
        openTasks: open.slice(0, OPEN_TASKS_SHOWN).map((task) => cardOf(task)),
      },
    }
  },
} satisfies Pick<MockHandlers, 'getUser'>
