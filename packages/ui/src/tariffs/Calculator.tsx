import type { Purchase } from '@artel/core/contract'
import {
  keptChoice,
  lacksPlace,
  nothingChosen,
  type OfferedService,
  orderOf,
  type ServiceChoice,
} from '@artel/core/tariffs'
import { useEffect, useState } from 'react'
import { useOwnCategories } from '../categories/index.ts'
import { CitySearch } from '../geolocation/city-field/index.ts'
import { Card } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import { PurchaseView } from './PurchaseView.tsx'
import { ru } from './ru.ts'
import { ServiceChooser } from './ServiceChooser.tsx'
import css from './Tariffs.module.css'
import { usePurchase } from './use-purchase.ts'

/** What to buy on the left, what it costs on the right. What is chosen waits while its buyer is at the bank. */
export function Calculator({ services }: { services: readonly OfferedService[] }) {
  const { drafts, city } = useServices()
  const [kept] = useState(() => keptChoice(drafts))
  const [choice, choose] = useState<ServiceChoice>(() => kept.restore())
  const change = (next: ServiceChoice) => {
    kept.keep(next)
    choose(next)
  }
  const [isFrozen, freeze] = useState(false)
  const own = city.get()
  const order = orderOf(choice, services)
  return (
    <div className={css.split}>
      <ServiceChooser
        services={services}
        choice={choice}
        isFrozen={isFrozen}
        {...useOwnCategories()}
        city={
          <CitySearch
            id="top-city"
            city={choice.city}
            error={undefined}
            onChange={(chosen) => change({ ...choice, city: chosen })}
          />
        }
        onChange={(next) => {
          const asksCity = next.amounts.TOP_EXECUTORS !== undefined && choice.amounts.TOP_EXECUTORS === undefined
          change(asksCity && next.city === null && own ? { ...next, city: { id: own.id, name: own.name } } : next)
        }}
      />
      {order ? (
        <Checkout
          order={order}
          onFrozen={freeze}
          onPaid={kept.forget}
          onDone={() => {
            kept.forget()
            choose(nothingChosen)
          }}
        />
      ) : (
        <Card as="section" className={css.side} aria-label={ru.toPay}>
          <p className={css.lead}>{lacksPlace(choice) ? ru.choosePlace : ru.choose}</p>
        </Card>
      )}
    </div>
  )
}

interface CheckoutProps {
  order: Purchase
  /** Whether the order is on its way to the bank, so that another would be a second one. */
  onFrozen: (isFrozen: boolean) => void
  onPaid: () => void
  onDone: () => void
}

function Checkout({ order, onFrozen, onPaid, onDone }: CheckoutProps) {
  const { view, moves } = usePurchase({ order, onPaid })
  const isFrozen = view.status === 'paying' || view.status === 'waiting'
  useEffect(() => onFrozen(isFrozen), [isFrozen, onFrozen])
  return <PurchaseView view={view} {...moves} onAgain={moves.onRetry} onDone={onDone} />
}
