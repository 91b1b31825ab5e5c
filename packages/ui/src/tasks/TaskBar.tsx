import { counted, words } from '@artel/core/format'
import { ActionBar } from '../kit/index.ts'
import { ru } from './ru.ts'
import { TaskStep, type TaskStepProps } from './TaskStep.tsx'
import { taskGo, taskMoves } from './task-moves.ts'
import { taskPrice } from './task-price.ts'

/** Price and next step under the thumb of a phone; nothing where there is no step to take. */
export function TaskBar(props: TaskStepProps) {
  const { task } = props
  if (!taskMoves(task).first && taskGo(task) === null) return null
  const note = task.status === 'APPROVED' && task.repliesCount > 0 ? counted(task.repliesCount, words.reply) : undefined
  return (
    <ActionBar label={ru.bar} price={taskPrice(task).brief} {...(note && { note })}>
      <TaskStep {...props} loud />
    </ActionBar>
  )
}
