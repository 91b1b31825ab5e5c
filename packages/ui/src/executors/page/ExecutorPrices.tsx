import type { Service } from '@artel/core/contract'
import { priceGroups } from '@artel/core/executors'
import { paths } from '@artel/core/routes'
import { EmptyState, SectionHeading } from '../../kit/index.ts'
import { PriceTable } from '../../prices/index.ts'
import css from './ExecutorAbout.module.css'
import type { ExecutorViewer } from './executor-page.types.ts'
import { priceLine } from './executor-words.ts'
import { ru } from './ru.ts'

export interface ExecutorPricesProps {
  services: readonly Service[]
  viewer: ExecutorViewer
}

/** The whole price list, category by category in the order of its owner. */
export function ExecutorPrices({ services, viewer }: ExecutorPricesProps) {
  const isOwn = viewer === 'SELF'
  return (
    <section className={css.section} aria-label={ru.prices}>
      <SectionHeading
        title={ru.prices}
        {...(isOwn && { link: { to: paths.servicesAndPrices(), label: ru.editPrices } })}
      />
      {services.length === 0 ? (
        <EmptyState title={ru.noPrices} text={isOwn ? ru.addPrices.gain : ru.noPricesText} />
      ) : (
        <div className={css.prices}>
          {priceGroups(services).map(({ id, name, lines }) => (
            <PriceTable key={id} caption={name} lines={lines.map(priceLine)} />
          ))}
        </div>
      )}
    </section>
  )
}
