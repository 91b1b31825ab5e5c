import { paths } from '@artel/core/routes'
import { LinkTabs } from '../../kit/tabs/index.ts'
import { ru } from './ru.ts'

/** The ways between purchases and what does not fit together about them. */
export function PaymentTabs({ current }: { current: 'purchases' | 'differences' }) {
  return (
    <LinkTabs
      label={ru.views}
      tabs={[
        { to: paths.adminPayments(), label: ru.purchases, current: current === 'purchases' },
        { to: paths.adminPaymentDifferences(), label: ru.differences, current: current === 'differences' },
      ]}
    />
  )
}
