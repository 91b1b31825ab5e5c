import { pageCount } from '@artel/core/format'
import { PRODUCTS_A_PAGE, type ProductPageFilters, productPageList, productQueries } from '@artel/core/products'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ExecutorGoods } from './ExecutorGoods.tsx'
import { type ExecutorPage, type ExecutorPageProps, ExecutorShell } from './ExecutorShell.tsx'

export interface ExecutorGoodsScreenProps extends ExecutorPageProps {
  /** Page of the goods, from the address. */
  filters: ProductPageFilters
}

function Goods({ executor, viewer, ways, filters }: ExecutorPage & Pick<ExecutorGoodsScreenProps, 'filters'>) {
  const { api } = useServices()
  const { data } = useSuspenseQuery(productQueries(api).of(executor.id, filters.page))
  return (
    <ExecutorGoods
      products={data.items}
      viewer={viewer}
      page={filters.page}
      pageCount={pageCount(data.pagination.totalItems, PRODUCTS_A_PAGE)}
      pageTo={(page) => productPageList.address(ways.goods, { page })}
    />
  )
}

/** What an executor sells. */
export function ExecutorGoodsScreen({ filters, ...props }: ExecutorGoodsScreenProps) {
  return (
    <ExecutorShell {...props} tab="goods">
      {(page) => <Goods {...page} filters={filters} />}
    </ExecutorShell>
  )
}
