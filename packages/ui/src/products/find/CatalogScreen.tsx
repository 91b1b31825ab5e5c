import { indexLandings, landingQueries } from '@artel/core/categories'
import { TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { isStaff } from '@artel/core/lifecycle'
import {
  catalogPath,
  PRODUCT_ORDERS,
  PRODUCTS_A_PAGE,
  type ProductFilters,
  productList,
  productQueries,
  productsQuery,
} from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { inOwnCity } from '@artel/core/search'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AppliedFilters } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { CategoryLinks, CityLinks, SortLinks, useLinkedCity, useListDraft, WINDOW_FAILED } from '../../lists/index.ts'
import { useChosenCity, useServices, useViewer } from '../../services/index.ts'
import { CatalogView } from './CatalogView.tsx'
import { ProductFilterForm } from './ProductFilterForm.tsx'
import { productFilterChips } from './product-filter-chips.ts'
import { products } from './products-list.ts'
import { ru } from './ru.ts'
import { useWiderProducts } from './use-wider-products.ts'

// One import: each would bring a list of the same files.
const windows = () => import('./windows.ts')
const Sheet = quietPart(async () => (await windows()).ProductFilterSheet)
const OtherCity = quietPart(async () => (await windows()).OtherCity)

export interface CatalogScreenProps {
  /** Slug of the category; `null`: all categories. */
  slug: string | null
  filters: ProductFilters
}

/** The catalogue over its queries; its whole state is the address. */
export function CatalogScreen({ slug, filters }: CatalogScreenProps) {
  return slug === null ? <Catalog category={null} filters={filters} /> : <OfCategory slug={slug} filters={filters} />
}

function OfCategory({ slug, filters }: { slug: string; filters: ProductFilters }) {
  const { data: categoryId } = useSuspenseQuery(productQueries(useServices().api).category(slug))
  return <Catalog category={{ slug, categoryId }} filters={filters} />
}

interface CatalogProps {
  /** Slug of the category with its number. */
  category: { readonly slug: string; readonly categoryId: number } | null
  filters: ProductFilters
}

function Catalog({ category, filters }: CatalogProps) {
  const { api, navigate, report, toasts, clock } = useServices()
  const viewer = useViewer()
  const own = useChosenCity()
  const { data: tree } = useSuspenseQuery(landingQueries(api, report).tree())
  const landings = useMemo(() => indexLandings(tree), [tree])
  const slug = category?.slug ?? null
  const chosen = slug === null ? undefined : landings.bySlug.get(slug)
  const path = chosen ? landings.path(chosen.id) : []
  const parent = path.at(-2) ?? null
  const categoryId = category?.categoryId ?? null
  const [isSheetAsked, askSheet] = useState<boolean>()
  const [isCityAsked, askCity] = useState(false)

  const go = (next: ProductFilters) => navigate(catalogPath(slug, next))
  const form = useListDraft(products, filters, (next) =>
    isSheetAsked ? navigate(catalogPath(slug, next), { replace: true }) : go(next),
  )
  const problems = productList.problems(filters)
  const searched = inOwnCity(filters, own)
  const cityId = typeof searched.cityId === 'number' ? searched.cityId : null
  const query = useQuery({
    ...productQueries(api).list(productsQuery(searched, categoryId)),
    enabled: problems === null,
    placeholderData: keepPreviousData,
  })
  const found = query.data?.items ?? []
  const totalItems = query.data?.pagination.totalItems ?? 0
  const isKnown = problems === null && query.isSuccess && !query.isPlaceholderData
  const linked = useLinkedCity(cityId === own?.id ? null : cityId, isKnown ? found[0]?.cityName : undefined)
  const wider = useWiderProducts({
    filters,
    own,
    chosen: category,
    parent,
    totalItems: isKnown ? totalItems : null,
  })
  const chips = productFilterChips(filters)
  const { cityId: givenCity, sortBy, sortDirection } = filters
  const cleared = { ...productList.defaults, cityId: givenCity, sortBy, sortDirection }
  const fail = (text: string) => toasts.send({ type: 'toast.show', kind: 'error', text, at: clock.now() })
  const fields = { form, own, linked }
  const wayTo = (to: string | null) => catalogPath(to, productList.change(filters, {}))
  return (
    <>
      <CatalogView
        title={chosen?.name ?? ru.title}
        breadcrumbs={[
          { label: ru.title, to: paths.catalog() },
          ...path.map((one, index) =>
            index === path.length - 1 ? { label: one.name } : { label: one.name, to: paths.catalogCategory(one.slug) },
          ),
        ]}
        crafts={landings.roots.map((root) => ({
          slug: root.slug,
          name: root.name,
          to: wayTo(root.slug),
          isCurrent: root.id === path[0]?.id,
        }))}
        problem={problems && Object.values(problems).join(' ')}
        mendTo={problems && catalogPath(slug, productList.mended(filters))}
        status={query.status}
        products={found}
        totalItems={totalItems}
        isTotalCapped={totalItems >= TOTAL_ITEMS_CAP}
        page={filters.page}
        pageCount={pageCount(totalItems, PRODUCTS_A_PAGE)}
        pageTo={(page) => catalogPath(slug, productList.change(filters, { page }))}
        resetTo={chips.length > 0 ? catalogPath(slug, cleared) : null}
        wider={wider}
        wizardTo={isStaff(viewer) ? null : paths.taskCreate(chosen && { category: chosen.slug })}
        isStale={query.isPlaceholderData}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        cities={
          <CityLinks
            cityId={givenCity}
            own={own}
            linked={linked}
            to={(city) => catalogPath(slug, productList.change(filters, { cityId: city }))}
            onOther={() => askCity(true)}
          />
        }
        sort={
          <SortLinks
            ways={PRODUCT_ORDERS.map(({ name, ...order }) => ({
              name,
              to: catalogPath(slug, productList.change(filters, order)),
              isCurrent: order.sortBy === sortBy && order.sortDirection === sortDirection,
            }))}
          />
        }
        applied={
          <AppliedFilters
            filters={chips}
            onRemove={(id) => go(chips.find((chip) => chip.id === id)?.without ?? filters)}
            onReset={() => go(cleared)}
          />
        }
        filters={
          <ProductFilterForm {...fields} slug={slug} count={chips.length} onOpen={() => askSheet(true)}>
            {chosen && (
              <CategoryLinks
                title={ru.categories}
                all={{ name: ru.allCategories, to: wayTo(null) }}
                above={path.slice(0, -1).map((one) => ({ id: one.id, name: one.name, to: wayTo(one.slug) }))}
                current={chosen.name}
                below={chosen.childCategories.map((one) => ({ id: one.id, name: one.name, to: wayTo(one.slug) }))}
              />
            )}
          </ProductFilterForm>
        }
      />
      {isSheetAsked !== undefined && (
        <Sheet
          {...fields}
          open={isSheetAsked}
          onClose={() => askSheet(false)}
          categoryId={categoryId}
          cleared={cleared}
          onFailed={() => {
            askSheet(undefined)
            fail(ru.filtersFailed)
          }}
        />
      )}
      {isCityAsked && (
        <OtherCity
          about={ru.cityAbout}
          chosenId={cityId}
          onChoose={(city) => go(productList.change(filters, { cityId: city }))}
          onClose={() => askCity(false)}
          onFailed={() => {
            askCity(false)
            fail(WINDOW_FAILED)
          }}
        />
      )}
    </>
  )
}
