import { Avatar, Price } from '@artel/ui/kit'
import { Facts, List, ListItem } from '@artel/ui/kit/list'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'

const meta = preview.meta({
  title: 'Компоненты/Список',
  component: ListItem,
  subcomponents: { List, Facts },
  decorators: [formWidth],
  args: { title: 'Укладка плитки', note: 'за квадратный метр' },
  render: (args) => (
    <List label="Услуги и цены">
      <ListItem {...args} />
      <ListItem {...args} title="Замена смесителя" note="с материалами" />
      <ListItem {...args} title="Вызов мастера" note={undefined} />
    </List>
  ),
})

/** Показывается, когда строки только читают. */
export const Plain = meta.story({ name: 'Строки', args: { end: <Price>от 1 200 ₽</Price> } })

/** Показывается, когда строка ведёт на страницу: нажимается вся. */
export const Links = meta.story({
  name: 'Ссылки',
  args: { to: '/task-find', start: <Avatar seed="1" initials="ПИ" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Укладка плитки' })).toHaveFocus()
  },
})

/** Показывается, когда называют свойства: слева имя, справа значение. */
export const Properties = meta.story({
  name: 'Свойства',
  render: () => (
    <Facts
      facts={[
        { name: 'Опыт', value: '8 лет' },
        { name: 'Отвечает', value: 'в течение часа' },
        { name: 'Работает', value: 'Тула и 30 км вокруг' },
      ]}
    />
  ),
})
