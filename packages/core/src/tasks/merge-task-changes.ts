import type { TaskChanges, TaskInput } from '../contract/tasks.ts'

/**
 * A task as it would be after a change that names some of its fields. One edge of a fixed budget or of an exact day says the
 * other one too.
 */
export function mergeTaskChanges(before: TaskInput, changes: TaskChanges): TaskInput {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<TaskInput>
  const after = { ...before, ...given }
  return {
    ...after,
    ...(after.budgetType === 'FIXED' && 'budgetFrom' in given && !('budgetTo' in given) && { budgetTo: null }),
    ...(after.dateMode === 'EXACT' && 'endPeriod' in given && !('startPeriod' in given) && { startPeriod: null }),
  }
}
