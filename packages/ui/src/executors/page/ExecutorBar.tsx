import type { ExecutorProfile } from '@artel/core/contract'
import { formatPrice } from '@artel/core/format'
import { ActionBar, Button } from '../../kit/index.ts'
import { ru } from './ru.ts'

/** Where prices begin and the way to a task, under the thumb of a phone. */
export function ExecutorBar({ executor, onOffer }: { executor: ExecutorProfile; onOffer: () => void }) {
  return (
    <ActionBar label={ru.actions} price={formatPrice({ priceType: 'FROM', price: executor.priceFrom })}>
      <Button onClick={onOffer}>{ru.offer}</Button>
    </ActionBar>
  )
}
