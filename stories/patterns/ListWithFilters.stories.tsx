import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Catalogue, type CatalogueProps, noFilters } from './Catalogue.tsx'

const people = [
  { name: 'Сергей М.', craft: 'Сантехника', price: 'от 1 500 ₽' },
  { name: 'ООО «Тёплый дом»', craft: 'Сантехника', price: 'от 3 000 ₽' },
  { name: 'Ильдар Ш.', craft: 'Электрика', price: 'от 800 ₽' },
]

/** The list as a page holds it. */
function LiveCatalogue(props: CatalogueProps) {
  const [filters, setFilters] = useState(props.filters)
  const found = people.filter(
    ({ name, craft }) =>
      name.toLocaleLowerCase('ru').includes(filters.typed.toLocaleLowerCase('ru')) &&
      (filters.craft === 'all' || craft === filters.craft),
  )
  return <Catalogue {...props} filters={filters} people={found} total={found.length} onFilters={setFilters} />
}

const args: CatalogueProps = {
  filters: noFilters,
  status: 'ready',
  people,
  total: 14,
  page: 2,
  onFilters: fn(),
  onRetry: fn(),
}

const meta = preview.meta({
  title: 'Паттерны/Список с фильтрами',
  component: Catalogue,
  args,
})

/** Показывается, когда есть кого показать: сколько нашли, слышно и тем, кто слушает страницу. */
export const Found = meta.story({ name: 'Нашли' })

/** Показывается при первом открытии: фильтры уже можно трогать. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'loading', people: [], total: 0 } })

/** Показывается, пока едет ответ на новый фильтр: прежний список остаётся на месте, страница не прыгает. */
export const Stale = meta.story({ name: 'Обновляется', args: { status: 'stale' } })

/** Показывается, когда под условия никто не подходит: одна кнопка возвращает всех. */
export const NothingFound = meta.story({
  name: 'Никого не нашли',
  args: { filters: { ...noFilters, typed: 'водолаз' }, people: [], total: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить всё' }))
    await expect(args.onFilters).toHaveBeenCalledWith(noFilters)
  },
})

/** Показывается, когда список не пришёл: фильтры на месте, можно повторить. */
export const Failed = meta.story({
  name: 'Не загрузился',
  args: { status: 'failed', people: [], total: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается на телефоне: фильтры друг под другом. */
export const OnPhone = Found.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Список отвечает на каждую букву, число найденного меняется вместе с ним. */
export const Narrowing = meta.story({
  name: 'Сужается',
  render: (args) => <LiveCatalogue {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск' }), 'иль')
    await expect(canvas.getByRole('status')).toHaveTextContent('Нашли исполнителей: 1')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
})
