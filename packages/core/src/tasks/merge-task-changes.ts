import type { TaskChanges, TaskInput } from '../contract/tasks.ts'
import { publicPoint } from './public-point.ts'

/**
 * A task as it would be after a change that names some of its fields. One edge of a fixed budget or of an exact day says the
 * other one too; another city has another middle; of a point no more is kept than the public may know.
 */
export function mergeTaskChanges(before: TaskInput, changes: TaskChanges): TaskInput {
  const isMoved = changes.cityId !== undefined && changes.cityId !== before.cityId
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<TaskInput>
  const after = { ...before, ...given }
  return {
    ...after,
    ...(isMoved && changes.point === undefined && { point: null }),
    ...(changes.point && { point: publicPoint(changes.point) }),
    ...(after.budgetType === 'FIXED' && 'budgetFrom' in given && !('budgetTo' in given) && { budgetTo: null }),
    ...(after.dateMode === 'EXACT' && 'endPeriod' in given && !('startPeriod' in given) && { startPeriod: null }),
  }
}
