import { priceForm } from '@artel/core/admin'
import type { ListPrice } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { PriceDialog } from './PriceDialog.tsx'
import { ru } from './ru.ts'
import { useDone, useSaid } from './use-done.ts'

/** The change of a price over its machine. */
export function PriceChange({ price, onClose }: { price: ListPrice; onClose: () => void }) {
  const { api } = useServices()
  const said = useSaid()
  const [machine] = useState(() => priceForm.provide({ api, key: price.key, version: price.version }))
  const actor = useScreenMachine(machine, { input: { values: { price: price.price } } })
  useDone(actor, (changed) => {
    said(ru.prices.done(changed.title, formatMoney(changed.price)))
    onClose()
  })
  return <PriceDialog {...useForm(actor, priceForm.select)} price={price} onClose={onClose} />
}
