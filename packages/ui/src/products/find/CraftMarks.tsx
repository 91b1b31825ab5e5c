import { rootLook } from '@artel/core/covers/address'
import { Mark } from '../../kit/cover/index.ts'
import { Link } from '../../kit/index.ts'
import css from './CraftMarks.module.css'
import { ru } from './ru.ts'

/** A craft as a way to its goods. */
export interface CraftWay {
  readonly slug: string
  readonly name: string
  readonly to: string
  readonly isCurrent: boolean
}

/** Crafts by their marks: a row to swipe on a phone. */
export function CraftMarks({ crafts }: { crafts: readonly CraftWay[] }) {
  return (
    <nav aria-label={ru.crafts}>
      <ul className={css.row}>
        {crafts.map(({ slug, name, to, isCurrent }) => (
          <li key={slug}>
            <Link to={to} className={css.craft} aria-current={isCurrent ? 'true' : undefined}>
              <Mark look={rootLook(slug)} seed={slug} size={40} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
