import type { CategoryStory } from '@artel/core/categories'
import { formatMoney } from '@artel/core/format'
import css from './ExecutorFindView.module.css'
import { ru } from './ru.ts'

/** What the services of a category usually cost. */
export function CategoryCosts({ prices }: Pick<CategoryStory, 'prices'>) {
  return (
    <section className={css.costs} aria-labelledby="executors-costs">
      <h2 id="executors-costs">{ru.costs}</h2>
      <dl className={css.prices}>
        {prices.map(({ name, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(price)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{ru.costsAbout}</p>
    </section>
  )
}
