import { ChevronDown, ChevronUp } from 'lucide-react'
import { Icon } from '../index.ts'
import css from './FileRow.module.css'
import { ru } from './ru.ts'

export interface FileMovesProps {
  name: string
  isFirst: boolean
  isLast: boolean
  /** One place up or down. */
  onMove: (by: -1 | 1) => void
}

/** Another place in the list without dragging. */
export function FileMoves({ name, isFirst, isLast, onMove }: FileMovesProps) {
  const ways = [
    { by: -1, icon: ChevronUp, label: ru.moveUp(name), isOut: isFirst },
    { by: 1, icon: ChevronDown, label: ru.moveDown(name), isOut: isLast },
  ] as const
  return (
    <span className={css.moves}>
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
