import css from './UnreadBadge.module.css'

/** How many are unread, «99+» beyond that; nothing for none. The link around it says the number in words. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={css.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
