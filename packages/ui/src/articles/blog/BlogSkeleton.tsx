import { Skeleton, SkeletonText } from '../../kit/index.ts'
import card from '../ArticleCard.module.css'
import grid from '../ArticleGrid.module.css'
import css from './BlogView.module.css'
import { ru } from './ru.ts'

/** One that leads, and two rows of a desktop. */
const PLACES = [0, 1, 2, 3, 4, 5, 6] as const

/** An article that is coming: cover, section with the day, title, author. */
function Waiting({ leads }: { leads: boolean }) {
  return (
    <div className={card.article} data-leads={leads || undefined}>
      <Skeleton shape="block" className={css.cover} />
      <div className={card.words}>
        <Skeleton className={css.line} />
        <SkeletonText lines={2} />
        <div className={card.author}>
          <Skeleton shape="circle" className={css.face} />
          <Skeleton className={css.author} />
        </div>
      </div>
    </div>
  )
}

/** The shape of a page of the blog while it comes; `leads`: its first article stands above the others. */
export function BlogSkeleton({ leads }: { leads: boolean }) {
  return (
    <div className={grid.grid} data-wide data-leads={leads || undefined} role="status" aria-label={ru.loading}>
      {(leads ? PLACES : PLACES.slice(1)).map((place) => (
        <Waiting key={place} leads={leads && place === 0} />
      ))}
    </div>
  )
}
