import { ExecutorCard, type ExecutorCardProps, type ExecutorWords } from '@artel/ui/executors'
import { Button } from '@artel/ui/kit'
import { MessageCircle } from 'lucide-react'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'
import { andrey, LONG_WORD, longest, newcomer, rovnaya, trusted, untried } from '../people/sample-people.ts'
import css from './ExecutorCard.stories.module.css'

const works = [
  { id: 1, picture: photo(2), alt: 'Ванная в шестигранной плитке' },
  { id: 2, picture: photo(1), alt: 'Фартук на кухне' },
  { id: 3, picture: photo(3), alt: 'Душевая с трапом' },
  { id: 4, picture: photo(4), alt: 'Ниша с подсветкой' },
]

const tiler: ExecutorWords = {
  person: andrey,
  trust: trusted,
  price: { sum: 'от 1 400 ₽', unit: 'за м²' },
  works,
  text: 'Кладу плитку и керамогранит двенадцать лет. Делаю раскладку до начала, режу под 45 градусов, за собой убираю. Мусор вывожу сам, смету не меняю.',
  distance: '3 км от вас',
}

const beginner: ExecutorWords = { person: newcomer, trust: untried, price: null, works: [] }

const inStory = { ...tiler, trust: { ...trusted, since: undefined, checked: undefined } }

const actions = (
  <>
    <Button variant="quiet">Предложить</Button>
    <Button variant="secondary">
      <MessageCircle size={20} aria-hidden="true" />
      Написать
    </Button>
  </>
)

const meta = preview.meta({
  title: 'Паттерны/Люди/Карточка исполнителя',
  component: ExecutorCard,
  decorators: [
    (Story: ComponentType, { args }: { args: Partial<ExecutorCardProps> }) => (
      <div className={args.density === 'row' ? css.list : css.cell}>
        <Story />
      </div>
    ),
    pageFrame,
  ],
  parameters: { layout: 'fullscreen' },
  argTypes: { actions: { control: false }, cover: { control: false } },
  args: { executor: tiler, to: '/executor/1', headingLevel: 2 as const },
})

/** Показывается на главной и на страницах услуг: работы, лицо на их крае, цена последней. */
export const InStory = meta.story({
  name: 'Рассказ',
  args: { density: 'story', executor: inStory },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Андрей Гусев' })).toHaveFocus()
  },
})

/** Показывается у того, кто выложил одну работу и не дал фотографии. */
export const InStoryOneWork = meta.story({
  name: 'Рассказ, одна работа',
  args: {
    density: 'story',
    executor: { ...inStory, person: rovnaya, works: works.slice(0, 1), price: { sum: 'от 6 500 ₽', unit: 'за м²' } },
  },
})

/** Показывается, когда работ ещё нет: на их месте рисунок ремесла. */
export const InStoryWithoutWorks = meta.story({
  name: 'Рассказ без работ',
  args: {
    density: 'story',
    executor: beginner,
    cover: <div style={{ background: 'var(--mat-parquet)' }} />,
  },
})

/** Показывается, когда всё, что пишет человек, длиннее строки. */
export const InStoryLong = meta.story({
  name: 'Рассказ, длинные слова',
  args: {
    density: 'story',
    executor: { ...inStory, person: longest, price: { sum: 'от 10 000 000 ₽', unit: 'за квадратный метр под ключ' } },
  },
})

/** Показывается там, где работ рядом не нужно: «похожие», «смотрели с этим». */
export const InGrid = meta.story({ name: 'Карточка', args: { density: 'card', executor: inStory } })

/** Показывается у того, кто пришёл сегодня. */
export const InGridNewcomer = meta.story({
  name: 'Карточка, новый на Артели',
  args: { density: 'card', executor: beginner },
})

/** Показывается в списке исполнителей. */
export const InRow = meta.story({
  name: 'Строка',
  args: { density: 'row', actions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Андрей Гусев' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Предложить' })).toHaveFocus()
  },
})

/** Показывается первым в категории и городе: место куплено, и это сказано. */
export const InRowPaid = meta.story({
  name: 'Строка, купленное место',
  args: { density: 'row', executor: { ...tiler, isPaid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Реклама')).toBeVisible()
  },
})

/** То же на телефоне: цена и действия под работами. */
export const InRowOnPhone = InRow.extend({ name: 'Строка на телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается в списке у того, о ком ничего не известно. */
export const InRowNewcomer = meta.story({
  name: 'Строка, новый на Артели',
  args: { density: 'row', executor: { ...beginner, price: { sum: 'Цена договорная' } }, actions },
})

/** Показывается, когда имя, дело и цена длиннее строки. */
export const InRowLong = meta.story({
  name: 'Строка, длинные слова',
  args: {
    density: 'row',
    actions,
    executor: {
      ...tiler,
      person: longest,
      text: `${LONG_WORD}. ${tiler.text}`,
      price: { sum: 'от 10 000 000 ₽', unit: 'за квадратный метр под ключ' },
      distance: '6 821 км от вас',
    },
  },
})

/** То же на телефоне. */
export const InRowLongOnPhone = InRowLong.extend({
  name: 'Строка, длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
})
