import { indexLandings } from '@artel/core/categories'
import type { ProductCard } from '@artel/core/contract'
import { catalogPath, PRODUCT_ORDERS, type ProductFilters, productList } from '@artel/core/products'
import { aProductCard } from '@artel/core/testing'
import { AppliedFilters } from '@artel/ui/kit'
import { CategoryLinks, CityLinks, type NamedCity, SortLinks, useListDraft } from '@artel/ui/lists'
import { type CatalogViewProps, ProductFilterForm, productFilterChips, products } from '@artel/ui/products/find'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { photo } from '../mocks/fixtures/pictures.ts'
import { createMockWorld, kazan } from '../mocks/index.ts'

const landings = indexLandings(createMockWorld().landings)

/** Goods of a page, each unlike the others. */
export const goods: readonly ProductCard[] = [
  aProductCard({ photo: photo(1) }),
  aProductCard({
    id: 801,
    title: 'Стеллаж для книг «Ступени»',
    price: 16_500_00,
    photo: photo(2),
    availability: 'IN_STOCK',
    rating: { average: null, count: 0 },
  }),
  aProductCard({
    id: 802,
    title: 'Кухня по размерам: фасады из ясеня, столешница из кварца',
    priceType: 'NEGOTIABLE',
    price: null,
    photo: photo(3),
    rating: { average: 4.7, count: 3 },
  }),
  aProductCard({
    id: 803,
    title: 'Плитка ручной работы',
    priceType: 'FROM',
    price: 5_400_00,
    unit: 'SQUARE_METRE',
    photo: photo(4),
    availability: 'IN_STOCK',
    cityName: 'Зеленодольск',
  }),
]

interface FormProps {
  filters: ProductFilters
  own: NamedCity | null
  linked: NamedCity | null
  slug: string | null
  count: number
  children: ReactNode
}

/** The form over filters that do not change. */
function Form({ filters, ...rest }: FormProps) {
  return <ProductFilterForm {...rest} form={useListDraft(products, filters, fn())} onOpen={fn()} />
}

/** The parts of the page around its list, for these filters; `own` is the city the visitor has chosen. */
export const catalogParts = (
  change: Partial<ProductFilters> = {},
  { own = kazan, slug = null }: { own?: NamedCity | null; slug?: string | null } = {},
) => {
  const filters = { ...productList.defaults, ...change }
  const chosen = slug === null ? undefined : landings.bySlug.get(slug)
  const path = chosen ? landings.path(chosen.id) : []
  const isLinked = typeof filters.cityId === 'number' && filters.cityId !== own?.id
  const linked = isLinked ? { id: Number(filters.cityId), name: 'Самара' } : null
  const chips = productFilterChips(filters)
  const to = (one: string | null) => catalogPath(one, filters)
  const wayOf = ({ id, name, slug: one }: { id: number; name: string; slug: string }) => ({ id, name, to: to(one) })
  return {
    title: chosen?.name ?? 'Товары',
    breadcrumbs: [{ label: 'Товары', to: '/catalog' }, ...path.map(({ name }) => ({ label: name }))],
    crafts: landings.roots.map(({ slug: one, name, id }) => ({
      slug: one,
      name,
      to: to(one),
      isCurrent: id === path[0]?.id,
    })),
    resetTo: chips.length > 0 ? to(slug) : null,
    cities: (
      <CityLinks
        cityId={filters.cityId}
        own={own}
        linked={linked}
        to={(cityId) => catalogPath(slug, productList.change(filters, { cityId }))}
        onOther={fn()}
      />
    ),
    applied: <AppliedFilters filters={chips} onRemove={fn()} onReset={fn()} />,
    filters: (
      <Form filters={filters} own={own} linked={linked} slug={slug} count={chips.length}>
        {chosen && (
          <CategoryLinks
            title="Категории"
            all={{ name: 'Все товары', to: to(null) }}
            above={path.slice(0, -1).map(wayOf)}
            current={chosen.name}
            below={chosen.childCategories.map(wayOf)}
          />
        )}
      </Form>
    ),
    sort: (
      <SortLinks
        ways={PRODUCT_ORDERS.map(({ name, ...order }) => ({
          name,
          to: catalogPath(slug, productList.change(filters, order)),
          isCurrent: filters.sortBy === order.sortBy && filters.sortDirection === order.sortDirection,
        }))}
      />
    ),
  } satisfies Partial<CatalogViewProps>
}
