import { type CategoryOutline, indexTree, searchCategories } from '@artel/core/categories'
import { ChooseCategoriesDialog } from '@artel/ui/tasks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from '../kit/Live.tsx'
import { createMockWorld } from '../mocks/index.ts'

const tree: readonly CategoryOutline[] = createMockWorld().categories
const index = indexTree<CategoryOutline>(tree)

const meta = preview.meta({
  title: 'Экраны/Задания/Доска заданий/Выбор категорий',
  component: ChooseCategoriesDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    tree,
    value: [] as readonly number[],
    onChange: fn(),
    find: (query: string) => searchCategories(index, query).map(({ id }) => id),
    count: 236 as number | 'counting' | 'unknown',
    isTooMany: false,
    onApply: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <Live start={args.value}>
      {(value, change) => (
        <ChooseCategoriesDialog
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

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Категории' }))

/** Показывается, пока ничего не отмечено: на доске все категории. */
export const Empty = meta.story({
  name: 'Ничего не отмечено',
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: /^Показать 236\s/ })).toBeEnabled()
  },
})

/** Показывается, когда отмечены раздел и часть другого: у той чёрточка вместо галочки. */
export const Some = meta.story({
  name: 'Отмечены несколько',
  args: {
    value: index
      .leaves(1)
      .map(({ id }) => id)
      .slice(0, 2),
    count: 61,
  },
  play: async ({ args, userEvent }) => {
    const window = await dialog()
    const repair = window.getByRole('checkbox', { name: 'Ремонт и отделка' })
    await expect(repair).toBePartiallyChecked()
    repair.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(window.getByRole('checkbox', { name: 'Сантехника' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** Показывается, пока считают, сколько заданий останется. */
export const Counting = meta.story({
  name: 'Считаем задания',
  args: { value: [11], count: 'counting' },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Показать' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Показывается, когда под выбор заданий нет: показать всё равно можно и сохранить такой поиск. */
export const Nothing = meta.story({
  name: 'Заданий нет',
  args: { value: [11], count: 0 },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: /^Показать 0\s/ }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда сосчитать не вышло: кнопка работает и без числа. */
export const Uncounted = meta.story({ name: 'Не сосчитали', args: { value: [11], count: 'unknown' } })

/** Показывается, когда отмечено больше, чем можно искать сразу. */
export const TooMany = meta.story({
  name: 'Отмечено слишком много',
  args: { value: index.all.map(({ id }) => id), count: 'unknown', isTooMany: true },
  play: async () => {
    const window = await dialog()
    await expect(window.getByRole('alert')).toHaveTextContent(/до 50\s/)
    await expect(window.getByRole('button', { name: 'Показать' })).toBeDisabled()
  },
})

/** Показывается, когда слово ни к чему не подошло. */
export const NothingFound = meta.story({
  name: 'Такой категории нет',
  play: async ({ userEvent }) => {
    const window = await dialog()
    await userEvent.type(window.getByRole('searchbox', { name: 'Найти категорию' }), 'рояль')
    await waitFor(() => expect(window.getByText(/Ничего не нашлось/)).toBeVisible())
  },
})

/** Показывается на телефоне: окно выезжает снизу. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { value: [11, 12], count: 61 },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: /^Показать/ })).toBeVisible())
  },
})
