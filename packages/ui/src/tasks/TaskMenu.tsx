import type { Task } from '@artel/core/contract'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../kit/index.ts'
import { ru } from './ru.ts'
import type { TaskAction, TaskMove } from './task-moves.ts'

const TaskMenuList = lazy(() => import('./TaskMenuList.tsx').then((module) => ({ default: module.TaskMenuList })))

export interface TaskMenuProps {
  task: Task
  /** What cannot be undone. */
  moves: readonly TaskMove[]
  onAction: (action: TaskAction) => void
  /** Left out where there is nobody to complain about. */
  onComplain?: (() => void) | undefined
}

/** «⋯»: changing the task, what cannot be undone, and why something cannot be done. The menu itself is loaded when it is first wanted. */
export function TaskMenu(props: TaskMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton icon={Ellipsis} label={ru.menu} framed aria-haspopup="menu" onClick={() => setWanted(true)} />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <TaskMenuList {...props} />
    </Suspense>
  )
}
