import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import { Icon } from '../index.ts'
import css from './MoveButtons.module.css'
import { ru } from './ru.ts'

export interface MoveButtonsProps {
  name: string
  /** Rows stand one below the other, tiles one after the other. */
  look?: 'rows' | 'tiles'
  isFirst: boolean
  isLast: boolean
  /** One place up or down. */
  onMove: (by: -1 | 1) => void
}

/** Another place in the list without dragging. */
export function MoveButtons({ name, look = 'rows', isFirst, isLast, onMove }: MoveButtonsProps) {
  const isTile = look === 'tiles'
  const ways = [
    {
      by: -1,
      icon: isTile ? ChevronLeft : ChevronUp,
      label: isTile ? ru.moveEarlier(name) : ru.moveUp(name),
      isOut: isFirst,
    },
    {
      by: 1,
      icon: isTile ? ChevronRight : ChevronDown,
      label: isTile ? ru.moveLater(name) : ru.moveDown(name),
      isOut: isLast,
    },
  ] as const
  return (
    <span className={css.moves} data-moves="">
      {ways.map(({ by, icon, label, isOut }) => (
        <button
          key={by}
          type="button"
          className={css.move}
          title={label}
          aria-label={label}
          disabled={isOut}
          data-by={by}
          onClick={() => onMove(by)}
        >
          <Icon of={icon} size={16} />
        </button>
      ))}
    </span>
  )
}
