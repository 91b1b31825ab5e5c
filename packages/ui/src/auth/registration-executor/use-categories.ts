import { categoryQueries } from '@artel/core/categories'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import type { CategoryTree } from './WorkStep.tsx'

/** The tree of categories to choose from. */
export function useCategories(): CategoryTree {
  const { api, report } = useServices()
  const { data, status, refetch } = useQuery(categoryQueries(api, report).outline())
  if (status === 'success') return { status, tree: data }
  return status === 'error' ? { status, onRetry: () => void refetch() } : { status }
}
