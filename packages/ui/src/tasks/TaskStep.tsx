import type { Task } from '@artel/core/contract'
import { Button } from '../kit/index.ts'
import { ru } from './ru.ts'
import { type TaskAction, taskGo, taskMoves } from './task-moves.ts'

export interface TaskStepProps {
  task: Task
  onAction: (action: TaskAction) => void
  onSignIn: () => void
  /** The viewer wants to say what the other side was like. */
  onReview: () => void
  onComplain?: (() => void) | undefined
}

const places = { replies: 'task-replies', form: 'reply-title', offer: 'task-offer' } as const

/** Brings a section under the eye, and the keyboard with it. */
const show = (id: string) => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** The one next step as a button; nothing where the viewer has none. */
export function TaskStep({
  task,
  onAction,
  onSignIn,
  onReview,
  loud = false,
  className,
}: TaskStepProps & {
  /** Primary whatever it is: it stands alone. */
  loud?: boolean
  className?: string | undefined
}) {
  const { first } = taskMoves(task)
  if (first) {
    return (
      <Button wide className={className} onClick={() => onAction(first.action)}>
        {first.label}
      </Button>
    )
  }
  const go = taskGo(task)
  if (go === null) return null
  return (
    <Button
      wide
      variant={go === 'replies' && !loud ? 'secondary' : 'primary'}
      className={className}
      onClick={() => {
        if (go === 'signIn') onSignIn()
        else if (go === 'review') onReview()
        else show(places[go])
      }}
    >
      {ru.goes[go]}
    </Button>
  )
}
