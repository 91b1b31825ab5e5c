import type { Task } from '@artel/core/contract'
import { formatBudget, formatPrice } from '@artel/core/format'
import { ru } from './ru.ts'

/** The sum that a task's page is about: what was agreed on after the choice, else what the author is ready to pay. */
export const taskPrice = (task: Task) => {
  const { agreed, viewer, budgetType } = task
  if (agreed) {
    const text = formatPrice(agreed)
    return { label: ru.agreed, text, brief: agreed.price === null ? ru.unsaid : text, isSum: agreed.price !== null }
  }
  const label = viewer === 'AUTHOR' ? ru.ownBudget : ru.budget
  const isSum = budgetType !== 'NEGOTIABLE'
  // A bar has no room for both ends of a range.
  const brief = isSum
    ? formatBudget({ ...task, budgetFrom: budgetType === 'RANGE' ? null : task.budgetFrom })
    : ru.unsaid
  return { label, text: formatBudget(task), brief, isSum }
}
