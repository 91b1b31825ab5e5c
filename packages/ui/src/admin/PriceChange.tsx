import { adminKeys, listValueWord, priceForm } from '@artel/core/admin'
import { type ListPrice, listValueKind } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from '../forms/index.ts'
import { usePageTime } from '../kit/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { PriceDialog } from './PriceDialog.tsx'
import { ru } from './ru.ts'
import { useDone, useSaid } from './use-done.ts'

/** The change of a price over its machine: when a colleague was faster, what is typed stays, beside what they have set. */
export function PriceChange({ price, onClose }: { price: ListPrice; onClose: () => void }) {
  const { api } = useServices()
  const { now, timeZone } = usePageTime()
  const queries = useQueryClient()
  const said = useSaid()
  const seen = useRef(price)
  seen.current = price
  const [machine] = useState(() =>
    priceForm.provide({
      api,
      seen: () => seen.current,
      refresh: () => queries.refetchQueries({ queryKey: adminKeys.prices }),
    }),
  )
  const { key, value } = price
  const values = { kind: listValueKind(key), value, isEndless: value === null }
  const actor = useScreenMachine(machine, { input: { values } })
  useDone(actor, ({ title, value: next, changes }) => {
    const made = changes.reduce<(typeof changes)[number] | null>(
      (one, other) => (one && one.id > other.id ? one : other),
      null,
    )
    said(
      made?.state === 'PLANNED'
        ? ru.prices.donePlanned(title, formatDay(made.validFrom, now, timeZone), listValueWord(key, made.value))
        : ru.prices.done(title, listValueWord(key, next)),
    )
    onClose()
  })
  return <PriceDialog {...useForm(actor, priceForm.select)} price={price} onClose={onClose} />
}
