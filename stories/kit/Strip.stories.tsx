import { Card, CardLink } from '@artel/ui/kit'
import { Strip } from '@artel/ui/kit/strip'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const cards = (count: number) =>
  ['Первая', 'Вторая', 'Третья', 'Четвёртая'].slice(0, count).map((name) => (
    <Card key={name}>
      <CardLink to="/">{name}</CardLink>
      <p>Несколько слов о том, что стоит на карточке.</p>
    </Card>
  ))

const meta = preview.meta({
  title: 'Компоненты/Лента карточек',
  component: Strip,
  decorators: [pageFrame],
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
  args: { label: 'Примеры', columns: 4 as 2 | 3 | 4, children: cards(4) },
})

/** Показывается на широком экране: карточки стоят рядом. */
export const Grid = meta.story({
  name: 'Сетка',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Примеры' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
})

/** Показывается, когда рядом помещаются три. */
export const Three = meta.story({ name: 'По три', args: { columns: 3, children: cards(3) } })

/** Показывается на телефоне: карточки листают пальцем, следующая выглядывает сбоку. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
