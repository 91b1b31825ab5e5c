import { Band, BandSheet, Button, Card, CardLink, Input, SectionHeading, TextLink } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const content = (
  <>
    <SectionHeading
      id="band-heading"
      title="Как это работает"
      note="Три шага от слов до готовой работы"
      link={{ to: '/help', label: 'Подробнее о сделке' }}
    />
    <div style={{ display: 'grid', gap: 'var(--space-4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <p>
        Опишите задачу, сравните отклики и примите работу. Если что-то пойдёт не так, есть{' '}
        <TextLink to="/help/dispute">разбор спора</TextLink>.
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        <Button>Создать задание</Button>
        <Button variant="secondary">Посмотреть исполнителей</Button>
        <Button variant="ghost">Как выбрать мастера</Button>
      </div>
    </div>
  </>
)

const meta = preview.meta({
  title: 'Компоненты/Полоса страницы',
  component: Band,
  args: { surface: 'paper', headingId: 'band-heading', children: content },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
})

/** Показывается для обычного раздела страницы. */
export const Paper = meta.story({
  name: 'Бумага',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Как это работает' })).toBeVisible()
  },
})

/** Показывается там, где страница говорит о главном: всё внутри берёт цвета полосы. */
export const Green = meta.story({ name: 'Зелёная', args: { surface: 'green' } })

/** Показывается между двумя полосами бумаги. */
export const White = meta.story({ name: 'Белая', args: { surface: 'white' } })

/** Показывается для того, что стоит глубже страницы. */
export const Sunken = meta.story({ name: 'Утопленная', args: { surface: 'sunken' } })

/** Показывается только для того, что обращено к исполнителям. */
export const Kraft = meta.story({ name: 'Крафт', args: { surface: 'kraft' } })

/** Показывается, когда на зелёной полосе лежит светлый лист: на нём цвета страницы. */
export const GreenWithSheet = meta.story({
  name: 'Зелёная с листом',
  args: {
    surface: 'green',
    as: 'header',
    headingId: undefined,
    children: (
      <div style={{ display: 'grid', gap: 'var(--space-4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <h1>Мастера, которые отвечают за работу</h1>
        <BandSheet>
          <div style={{ display: 'grid', gap: 'var(--space-2)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Input aria-label="Что нужно сделать?" placeholder="Например, поклеить обои" value="" onChange={fn()} />
            <Button>Получить отклики</Button>
          </div>
        </BandSheet>
        <Card as="article">
          <CardLink to="/task/1">Карточка на полосе берёт её цвета</CardLink>
        </Card>
      </div>
    ),
  },
})

/** Показывается на телефоне: поля уже. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { surface: 'green' },
  globals: { viewport: { value: 'phone' } },
})
