import type { CategoryOutline } from '@artel/core/categories'
import { rootLook } from '@artel/core/covers/address'
import { paths } from '@artel/core/routes'
import { Mark } from '../../kit/cover/index.ts'
import { ErrorState, Link, Skeleton, SkeletonText, TextLink, VisuallyHidden } from '../../kit/index.ts'
import css from './CatalogueView.module.css'
import { ru } from './ru.ts'

export interface CatalogueViewProps {
  status: 'pending' | 'error' | 'success'
  /** Roots with what is below them. */
  categories: readonly CategoryOutline[]
  /** Where a service leads: to the open tasks in it, or to its page with prices and executors. */
  leadsTo: 'board' | 'landings'
  /** A link was followed. */
  onLeave: () => void
  onRetry: () => void
}

/** Services that a craft is known by: those that most people ask for. */
const SERVICES = 4

const mostWanted = ({ childCategories }: CategoryOutline) =>
  childCategories.toSorted((one, other) => other.tasksCount - one.tasksCount).slice(0, SERVICES)

function Waiting() {
  return (
    <div className={css.list} aria-busy="true">
      <VisuallyHidden>{ru.loading}</VisuallyHidden>
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never move
        <div key={at} className={css.craft}>
          <Skeleton shape="block" className={css.waiting} />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  )
}

/** All crafts with their marks and the services that they are most asked for. */
export function CatalogueView({ status, categories, leadsTo, onLeave, onRetry }: CatalogueViewProps) {
  const to = (...slugs: readonly [string, ...string[]]) =>
    leadsTo === 'board' ? paths.taskFindCategory(slugs.at(-1) ?? '') : paths.landing(slugs.join('/'))
  return (
    <nav aria-label={ru.title} className={css.catalogue}>
      {status === 'pending' && <Waiting />}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} />}
      {status === 'success' && (
        <ul className={css.list}>
          {categories.map((craft) => (
            <li key={craft.id} className={css.craft}>
              <Mark look={rootLook(craft.slug)} seed={craft.slug} />
              <div className={css.words}>
                <Link to={to(craft.slug)} className={css.name} onClick={onLeave}>
                  {craft.name}
                </Link>
                <ul className={css.services}>
                  {mostWanted(craft).map(({ id, slug, name }) => (
                    <li key={id}>
                      <Link to={to(craft.slug, slug)} className={css.service} onClick={onLeave}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className={css.all}>
        <TextLink to={leadsTo === 'board' ? paths.taskCategories() : paths.categories()} onClick={onLeave}>
          {leadsTo === 'board' ? ru.taskCategories : ru.categories}
        </TextLink>
        <TextLink to={paths.catalog()} onClick={onLeave}>
          {ru.goods}
        </TextLink>
      </p>
    </nav>
  )
}
