import { CircleAlert } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import css from './Field.module.css'

/** The line that says what is wrong with a field or a group. */
export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <p id={id} className={css.error}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}
