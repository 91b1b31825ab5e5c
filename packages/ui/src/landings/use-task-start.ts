import { categoryQueries, indexCategories, startTask, suggestCategory } from '@artel/core/categories'
import type { Landing, LandingFigures, RelatedLanding } from '@artel/core/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useServices } from '../services/index.ts'
import type { TaskStartFormProps } from './TaskStartForm.tsx'

interface Known {
  readonly landing: Landing
  readonly related: readonly RelatedLanding[]
  readonly figures: LandingFigures | null
}

/** The beginning of a task: what is typed and chosen, and what such work costs. The tree comes with the first letter. */
export const useTaskStart = ({ landing, related, figures }: Known): TaskStartFormProps => {
  const { api, report } = useServices()
  const below = related.filter(({ parentId }) => parentId === landing.id)
  const [typed, setTyped] = useState<string | null>(null)
  const [chosenSlug, choose] = useState<string | null>(null)
  const title = typed ?? (below.length > 0 ? '' : landing.name)
  const { data: tree } = useQuery({ ...categoryQueries(api, report).tree(), enabled: typed !== null })
  const index = useMemo(() => tree && indexCategories(tree), [tree])
  const suggestedSlug = (typed !== null && index && suggestCategory(index, title)?.slug) || null
  const { category, range } = startTask({
    own: landing.category,
    around: related.map((one) => one.category),
    chosenSlug,
    suggestedSlug,
    prices: figures?.prices ?? [],
  })
  return {
    title,
    category: category.slug,
    services: below.map((one) => ({ slug: one.category.slug, name: one.name })),
    anySlug: landing.category.slug,
    range,
    otherName: category.id === landing.category.id ? null : category.name,
    onTitle: setTyped,
    onService: choose,
  }
}
