import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames, IconButton } from '../index.ts'
import css from './Gallery.module.css'
import { ru } from './ru.ts'

interface TurnersProps {
  slides: { index: number; previous: () => void; next: () => void }
  count: number
  className?: string
}

/** Where one is, and the buttons back and on. At an end a button stays where it is, so that focus does. */
export function Turners({ slides: { index, previous, next }, count, className }: TurnersProps) {
  return (
    <div className={classNames(css.turners, className)}>
      <IconButton framed icon={ChevronLeft} label={ru.previous} aria-disabled={index === 0} onClick={previous} />
      <span role="status" className={css.place}>
        {ru.place(index + 1, count)}
      </span>
      <IconButton framed icon={ChevronRight} label={ru.next} aria-disabled={index === count - 1} onClick={next} />
    </div>
  )
}
