import { Badge } from '../kit/index.ts'
import css from './Badges.module.css'

/** PRO, ТОП: what distinguishes an executor among others. */
export function Badges({ badges = [] }: { badges: readonly string[] | undefined }) {
  if (badges.length === 0) return null
  return (
    <span className={css.badges}>
      {badges.map((badge) => (
        <Badge key={badge} tone="solid">
          {badge}
        </Badge>
      ))}
    </span>
  )
}
