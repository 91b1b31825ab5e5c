import { productQueries } from '@artel/core/products'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { SimilarProducts } from './SimilarProducts.tsx'

/** The lower part of the page of a product over its query; what does not come is not missed. */
export function SimilarProductsScreen({ id }: { id: number }) {
  const queries = productQueries(useServices().api)
  const { data: product } = useSuspenseQuery(queries.one(id))
  // What is not in the catalogue is compared with nothing.
  const { data = [] } = useQuery({ ...queries.similar(id), enabled: product.status === 'PUBLISHED' })
  return <SimilarProducts products={data} slug={product.category.slug} />
}
