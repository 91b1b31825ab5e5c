import type { CategoryTile } from '@artel/core/categories'
import { rootLook } from '@artel/core/covers/address'
import { formatPrice } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Cover } from '../../kit/cover/index.ts'
import { Link, SectionHeading } from '../../kit/index.ts'
import css from './Categories.module.css'
import { ru } from './ru.ts'

/** Tiles of the crafts: each leads to a task of its own and says what one of its services usually costs. */
export function Categories({ categories }: { categories: readonly CategoryTile[] }) {
  return (
    <section aria-labelledby="home-categories">
      <SectionHeading
        id="home-categories"
        title={ru.categories}
        link={{ to: paths.executors(), label: ru.executors }}
      />
      <ul className={css.list}>
        {categories.map(({ id, slug, name, example }) => (
          <li key={id}>
            <Link to={paths.taskCreate({ category: slug })} className={css.tile}>
              <Cover look={rootLook(slug)} seed={slug} />
              <span className={css.name}>{name}</span>
              {example && (
                <span className={css.example}>
                  {example.price === null ? (
                    example.name
                  ) : (
                    <>
                      {example.name},{' '}
                      <span className={css.usual}>
                        {ru.usually}{' '}
                        <b className={css.price}>{formatPrice({ priceType: 'FIXED', price: example.price })}</b>
                      </span>
                    </>
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
