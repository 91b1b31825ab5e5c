import {
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Field,
  Icon,
  Input,
  Pagination,
  Select,
  SkeletonText,
} from '@artel/ui/kit'
import { Mark } from '@artel/ui/kit/cover'
import { List, ListItem } from '@artel/ui/kit/list'
import { Search } from 'lucide-react'
import css from './Patterns.module.css'

/** What the list is narrowed by. */
export interface CatalogueFilters {
  readonly typed: string
  readonly craft: string
  readonly verified: boolean
}

export const noFilters: CatalogueFilters = { typed: '', craft: 'all', verified: false }

export interface CatalogueProps {
  filters: CatalogueFilters
  /** `stale`: the answer to the filters before is shown while the new one comes. */
  status: 'loading' | 'ready' | 'stale' | 'failed'
  people: readonly { readonly name: string; readonly craft: string; readonly price: string }[]
  total: number
  page: number
  onFilters: (filters: CatalogueFilters) => void
  onRetry: () => void
}

const crafts = [
  { value: 'all', label: 'Любая работа' },
  { value: 'Сантехника', label: 'Сантехника' },
  { value: 'Электрика', label: 'Электрика' },
]
const ON_PAGE = 3

const countOf = (status: CatalogueProps['status'], total: number): string => {
  if (status === 'stale') return 'Обновляем список…'
  return total === 0 ? 'Никого не нашли' : `Нашли исполнителей: ${total}`
}

/** The pattern of every list with filters: they stand above, live in the address, and the list keeps its place while it changes. */
export function Catalogue({ filters, status, people, total, page, onFilters, onRetry }: CatalogueProps) {
  const change = (changes: Partial<CatalogueFilters>) => onFilters({ ...filters, ...changes })
  return (
    <section className={css.page} aria-label="Исполнители" aria-busy={status === 'loading' || status === 'stale'}>
      <search className={css.filters} data-wide>
        <Field label="Поиск" labelHidden optional="quiet">
          <Input
            type="search"
            placeholder="Имя или работа"
            start={<Icon of={Search} />}
            value={filters.typed}
            onChange={(event) => change({ typed: event.target.value })}
          />
        </Field>
        <Field label="Что умеет" labelHidden optional="quiet">
          <Select value={filters.craft} onChange={(event) => change({ craft: event.target.value })}>
            {crafts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox label="Только проверенные" checked={filters.verified} onChange={(verified) => change({ verified })} />
      </search>
      {status === 'loading' && <SkeletonText lines={6} />}
      {status === 'failed' && (
        <ErrorState
          title="Не удалось загрузить исполнителей"
          text="Проверьте интернет и повторите."
          onRetry={onRetry}
        />
      )}
      {(status === 'ready' || status === 'stale') && (
        <>
          <p className={css.count} role="status">
            {countOf(status, total)}
          </p>
          {total === 0 ? (
            <EmptyState
              mark={<Mark look={{ material: 'leaves', object: 'lens' }} size={112} />}
              title="Никого не нашли"
              text="Попробуйте другое слово или снимите часть условий."
              action={
                <Button variant="secondary" onClick={() => onFilters(noFilters)}>
                  Сбросить всё
                </Button>
              }
            />
          ) : (
            <List label="Исполнители">
              {people.map(({ name, craft, price }) => (
                <ListItem
                  key={name}
                  title={name}
                  note={craft}
                  end={price}
                  to={`/executors/${encodeURIComponent(name)}`}
                />
              ))}
            </List>
          )}
          <Pagination page={page} pageCount={Math.ceil(total / ON_PAGE)} to={(to) => `/executors?page=${to}`} />
        </>
      )}
    </section>
  )
}
