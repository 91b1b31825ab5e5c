import type { FaqItem } from '@artel/core/contract'
import { useMutation } from '@tanstack/react-query'
import { useIsLive } from '../forms/index.ts'
import { useServices } from '../services/index.ts'
import { RatingView } from './RatingView.tsx'

/** Takes a reader's word about an answer; without scripts there is nobody to take it. */
export function RatingScreen({ item: { id, question } }: { item: FaqItem }) {
  const { api } = useServices()
  const isLive = useIsLive()
  const rate = useMutation({
    mutationFn: (isHelpful: boolean) => api.rateFaqItem({ params: { id }, body: { isHelpful } }),
  })
  if (!isLive) return null
  return (
    <RatingView
      question={question}
      isHelpful={rate.isError ? null : (rate.variables ?? null)}
      isFailed={rate.isError}
      onRate={rate.mutate}
    />
  )
}
