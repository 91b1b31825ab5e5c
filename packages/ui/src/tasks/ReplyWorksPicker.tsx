import { executorQueries } from '@artel/core/executors'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../services/index.ts'
import { ReplyWorksChoice, type ReplyWorksChoiceProps } from './ReplyWorksChoice.tsx'

export interface ReplyWorksPickerProps extends Pick<ReplyWorksChoiceProps, 'chosen' | 'onChange'> {
  ownerId: string
}

/** The viewer's portfolio to choose from, a page more at a time. */
export function ReplyWorksPicker({ ownerId, chosen, onChange }: ReplyWorksPickerProps) {
  const { api } = useServices()
  const [pages, setPages] = useState(1)
  const { cases } = executorQueries(api)
  const results = useQueries({ queries: Array.from({ length: pages }, (_, index) => cases(ownerId, index + 1)) })
  const [first] = results
  const loaded = results.flatMap(({ data }) => data?.items ?? [])
  const failed = results.find(({ isError }) => isError)
  return (
    <ReplyWorksChoice
      status={failed ? 'error' : (first?.status ?? 'pending')}
      works={loaded.filter(({ isHidden }) => !isHidden)}
      chosen={chosen}
      hasMore={loaded.length < (first?.data?.pagination.totalItems ?? 0)}
      onChange={onChange}
      onMore={() => setPages(pages + 1)}
      onRetry={() => void failed?.refetch()}
    />
  )
}
