import { X } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import { Link } from '../link/link-context.tsx'
import { ru } from '../ru.ts'
import css from './Tag.module.css'

/** Plain, a link (`to`), or one that can be taken away (`onRemove`): never both. */
export type TagProps = { children: string } & (
  | { to?: string; onRemove?: undefined }
  | { to?: undefined; onRemove: () => void }
)

/** A word a thing is filed under: a category, a chosen filter. */
export function Tag({ children, to, onRemove }: TagProps) {
  if (to !== undefined) {
    return (
      <Link to={to} className={css.tag}>
        {children}
      </Link>
    )
  }
  return (
    <span className={css.tag}>
      {children}
      {onRemove && (
        <button type="button" className={css.remove} aria-label={ru.remove(children)} onClick={onRemove}>
          <Icon of={X} size={16} />
        </button>
      )}
    </span>
  )
}
