import { Badge, Card, CardLink, Price, Tag } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import css from './Card.stories.module.css'

const meta = preview.meta({
  title: 'Компоненты/Карточка',
  component: Card,
  args: { as: 'article', children: <p>Карточка держит одну вещь: задание, человека, товар.</p> },
  argTypes: { children: { control: false } },
})

const task = (
  <div className={css.task}>
    <div className={css.head}>
      <h3>
        <CardLink to="/task/1">Собрать кухонный гарнитур в новой квартире</CardLink>
      </h3>
      <Price align="end">{'до\u00a025\u00a0000\u00a0₽'}</Price>
    </div>
    <p className={css.facts}>{'Тула, Центральный район · до\u00a028\u00a0ноября · 5\u00a0откликов'}</p>
    <div className={css.tags}>
      <Tag to="/task-find/sborka-mebeli">Сборка мебели</Tag>
      <Badge tone="warning">Срочно</Badge>
    </div>
  </div>
)

/** Показывается, когда нажимать не на что. */
export const Plain = meta.story({ name: 'Простая' })

/** Показывается, когда вся карточка ведёт в одно место, а метка внутри в своё. */
export const WithLink = meta.story({
  name: 'Со ссылкой',
  args: { children: task },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Собрать кухонный/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Сборка мебели' })).toHaveFocus()
  },
})

/** Показывается на телефоне: цена под названием, поля уже. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { children: task },
  globals: { viewport: { value: 'phone' } },
})
