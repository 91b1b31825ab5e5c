import { Pin, PinOff } from 'lucide-react'
import { IconButton } from '../kit/index.ts'
import { ru } from './ru.ts'

export interface PinButtonProps {
  isPinned: boolean
  onPin: () => void
  onUnpin: () => void
}

/** Keeps the open chat above the list, or lets it go back into it. */
export function PinButton({ isPinned, onPin, onUnpin }: PinButtonProps) {
  return isPinned ? (
    <IconButton icon={PinOff} label={ru.unpin} onClick={onUnpin} />
  ) : (
    <IconButton icon={Pin} label={ru.pin} onClick={onPin} />
  )
}
