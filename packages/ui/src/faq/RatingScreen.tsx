import type { FaqItem } from '@artel/core/contract'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { RatingView } from './RatingView.tsx'

/** Takes a reader's word about an answer. */
export function RatingScreen({ item }: { item: FaqItem }) {
  const { api } = useServices()
  const rate = useMutation({
    mutationFn: (isHelpful: boolean) => api.rateFaqItem({ params: { id: item.id }, body: { isHelpful } }),
  })
  return (
    <RatingView
      item={item}
      isHelpful={rate.isError ? null : (rate.variables ?? null)}
      isFailed={rate.isError}
      onRate={rate.mutate}
    />
  )
}
