import { adminQueries, listValueWord } from '@artel/core/admin'
import { errorMessage } from '@artel/core/api'
import type { ListPrice } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTime } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import { useServices } from '../services/index.ts'
import { type PriceChangeLine, PricesView } from './PricesView.tsx'
import { ru } from './ru.ts'
import { useSaid } from './use-done.ts'

const PriceChange = quietPart(async () => (await import('./PriceChange.tsx')).PriceChange)
const PriceHistoryDialog = quietPart(async () => (await import('./PriceHistoryDialog.tsx')).PriceHistoryDialog)
const QuestionDialog = quietPart(async () => (await import('./QuestionDialog.tsx')).QuestionDialog)

interface CancelingProps {
  price: ListPrice
  change: PriceChangeLine
  onClose: () => void
}

function Canceling({ price, change, onClose }: CancelingProps) {
  const { api } = useServices()
  const { now, timeZone } = usePageTime()
  const said = useSaid()
  const words = ru.prices
  const cancel = useMutation({
    mutationKey: ['admin', 'prices', 'cancel', change.id],
    mutationFn: () => api.cancelPriceChange({ params: { id: change.id }, body: { version: price.version } }),
    onSuccess() {
      said(words.canceled(price.title))
      onClose()
    },
  })
  const day = formatDay(change.validFrom, now, timeZone)
  return (
    <QuestionDialog
      title={words.askTitle}
      text={words.askText(price.title, day, listValueWord(price.key, change.value))}
      confirm={words.askConfirm}
      danger
      isBusy={cancel.isPending}
      message={cancel.isError ? errorMessage(cancel.error) : null}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
      onFailed={onClose}
    />
  )
}

type Opened =
  | { readonly what: 'edit' | 'history'; readonly key: string }
  | { readonly what: 'cancel'; readonly key: string; readonly change: PriceChangeLine }

/** Prices and limits over their query, with the windows in which one is changed, called off, or looked back at. */
export function PricesScreen() {
  const { api } = useServices()
  const query = useQuery(adminQueries(api).prices())
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  // A window shows what holds now: a colleague may have changed it meanwhile.
  const price = query.data?.find(({ key }) => key === opened?.key)
  return (
    <>
      <PricesView
        status={query.status}
        prices={query.data ?? []}
        onEdit={({ key }) => open({ what: 'edit', key })}
        onCancel={({ key }, change) => open({ what: 'cancel', key, change })}
        onHistory={({ key }) => open({ what: 'history', key })}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {price && opened?.what === 'edit' && (
        <PriceChange key={price.key} price={price} onClose={close} onFailed={close} />
      )}
      {price && opened?.what === 'history' && <PriceHistoryDialog price={price} onClose={close} onFailed={close} />}
      {price && opened?.what === 'cancel' && <Canceling price={price} change={opened.change} onClose={close} />}
    </>
  )
}
