import { profileQueries } from '@artel/core/account'
import { categoryQueries } from '@artel/core/categories'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import type { CategorySelectProps } from './CategorySelect.tsx'

/** What a choice of one's category is made of: the tree, and the categories that one works in. */
export type OwnCategories = Required<Pick<CategorySelectProps, 'tree' | 'own'>>

/** The categories to choose from; empty while they have not come. */
export function useOwnCategories(): OwnCategories {
  const { api, report } = useServices()
  const { data: tree = [] } = useQuery(categoryQueries(api, report).outline())
  const { data: company } = useQuery(profileQueries(api).company())
  return { tree, own: company?.categoryIds ?? [] }
}
