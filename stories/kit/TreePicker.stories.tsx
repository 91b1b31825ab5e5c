import { indexTree, searchCategories } from '@artel/core/categories'
import { TreePicker } from '@artel/ui/kit/tree'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

interface Node {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly childCategories: readonly Node[]
}

const leaf = (id: number, name: string): Node => ({ id, slug: String(id), name, childCategories: [] })
const nodes: readonly Node[] = [
  {
    id: 1,
    slug: 'remont',
    name: 'Ремонт и отделка',
    childCategories: [
      leaf(11, 'Укладка плитки'),
      leaf(12, 'Тёплый пол'),
      {
        id: 13,
        slug: 'santekhnika',
        name: 'Сантехника',
        childCategories: [leaf(131, 'Замена смесителя'), leaf(132, 'Монтаж ванны')],
      },
    ],
  },
  {
    id: 2,
    slug: 'gruzoperevozki',
    name: 'Грузоперевозки',
    childCategories: [leaf(21, 'Грузчики'), leaf(22, 'Квартирный переезд')],
  },
  { id: 3, slug: 'uborka', name: 'Уборка', childCategories: [leaf(31, 'После ремонта'), leaf(32, 'Поддерживающая')] },
]

const index = indexTree(nodes)

const meta = preview.meta({
  title: 'Компоненты/Выбор из дерева',
  component: TreePicker,
  decorators: [formWidth],
  args: {
    nodes,
    value: [] as readonly number[],
    onChange: fn(),
    find: (query: string) => searchCategories(index, query).map(({ id }) => id),
    searchLabel: 'Найти категорию',
  },
  render: (args) => (
    <Live start={[...args.value]}>
      {(value, change) => (
        <TreePicker
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next)
            change(next)
          }}
        />
      )}
    </Live>
  ),
})

/** Показывается, пока ничего не выбрано. */
export const Empty = meta.story({ name: 'Ничего не выбрано' })

/** Показывается, когда ветвь выбрана не вся: у неё третье состояние. */
export const Some = meta.story({
  name: 'Выбрана часть',
  args: { value: [11, 131], most: 10 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Выбрано: 2 из 10')
    await userEvent.click(canvas.getByRole('button', { name: 'Раскрыть: Ремонт и отделка' }))
    await expect(canvas.getByRole('checkbox', { name: 'Ремонт и отделка' })).toBePartiallyChecked()
    // Квадраты те же, что у флажка: свои, а не браузера.
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toHaveStyle({ appearance: 'none' })
    await expect(canvas.getByRole('checkbox', { name: 'Укладка плитки' })).toBeChecked()
  },
})

/** Показывается, когда слова ни к чему не подошли. */
export const NothingFound = meta.story({
  name: 'Ничего не нашлось',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти категорию' }), 'рояль')
    await expect(canvas.getByText(/Ничего не нашлось/)).toBeVisible()
  },
})

/** Пробел выбирает ветвь целиком и снимает целиком; поиск раскрывает найденное. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('смесители')
    await expect(canvas.queryByRole('checkbox', { name: 'Грузоперевозки' })).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.keyboard('смесител')
    canvas.getByRole('checkbox', { name: 'Замена смесителя' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([131])
    await userEvent.clear(canvas.getByRole('searchbox'))
    canvas.getByRole('checkbox', { name: 'Уборка' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([131, 31, 32])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([131])
  },
})

/** Стрелки ходят по открытым строкам, вправо раскрывают ветвь, влево ведут к ней и сворачивают; буквы ищут строку. */
export const Arrows = meta.story({
  name: 'Стрелками',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const row = (name: string) => canvas.getByRole('checkbox', { name })
    row('Ремонт и отделка').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row('Грузоперевозки')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await expect(row('Ремонт и отделка')).toHaveFocus()
    await expect(row('Сантехника')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row('Укладка плитки')).toHaveFocus()
    await userEvent.keyboard('са')
    await expect(row('Сантехника')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([131, 132])
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row('Ремонт и отделка')).toHaveFocus()
    await expect(row('Ремонт и отделка')).toBePartiallyChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.queryByRole('checkbox', { name: 'Сантехника' })).toBeNull()
    await userEvent.keyboard('{End}')
    await expect(row('Уборка')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(row('Ремонт и отделка')).toHaveFocus()
  },
})
