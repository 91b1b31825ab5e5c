import type { Task } from '@artel/core/contract'
import { formatBudget, formatPrice } from '@artel/core/format'
import { ru } from './ru.ts'

/** The sum that a task's page is about: what was agreed on after the choice, else what the author is ready to pay. */
export const taskPrice = (task: Task) => {
  const { agreed, viewer, budgetType } = task
  if (agreed) return { label: ru.agreed, text: formatPrice(agreed), isSum: agreed.price !== null }
  const label = viewer === 'AUTHOR' ? ru.ownBudget : ru.budget
  return { label, text: formatBudget(task), isSum: budgetType !== 'NEGOTIABLE' }
}
