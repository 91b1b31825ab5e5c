import type { MessageState as State } from '@artel/core/chat'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { Icon, VisuallyHidden } from '../kit/index.ts'
import css from './Message.module.css'
import { ru } from './ru.ts'

const icons = { queued: Clock, sending: Clock, sent: Check, read: CheckCheck, failed: CircleAlert } as const

/** Where one's own message is on its way: a picture for those who look, a word for those who listen. */
export function MessageState({ state }: { state: State }) {
  return (
    <span className={css.state} data-state={state}>
      <Icon of={icons[state]} size={16} />
      <VisuallyHidden>{ru.states[state]}</VisuallyHidden>
    </span>
  )
}
