import { aLanding } from '@artel/core/testing'
import { LandingView } from '@artel/ui/landings'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { someJobs, wordyJob } from '../jobs/sample-jobs.ts'
import { filed } from '../mocks/index.ts'
import { bandFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'
import { craftStartProps, figures, neighbours, page, renovation, startProps } from './sample-landing.tsx'

const meta = preview.meta({
  title: 'Экраны/Услуга/Страница услуги',
  component: LandingView,
  decorators: [bandFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: { start: { control: false }, children: { control: false } },
  args: page(),
})

/** Показывается всем: цены из прайс-листов, кто это делает, что говорят заказчики, вопросы и начало задания. */
export const Ready = meta.story({
  name: 'Одна услуга',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Что нужно сделать' }) as HTMLInputElement
    await expect(title).toHaveValue('Укладка плитки')
    await expect(title.form).toHaveAttribute('action', '/task-create')
    await expect(Object.fromEntries(new FormData(title.form ?? undefined))).toEqual({
      title: 'Укладка плитки',
      category: 'ukladka-plitki',
    })
    await expect(canvas.getByRole('status')).toHaveTextContent(/14\s000\s–\s32\s000\s₽/)
    const costs = within(canvas.getByRole('table', { name: 'Сколько это стоит' }))
    await expect(costs.getAllByRole('row')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: 'Сантехника' })).toHaveAttribute('href', '/landing/remont/santehnika')
  },
})

/** Показывается для целого ремесла: услуги выбирают в форме, в таблице — обычные цены каждой. */
export const Craft = meta.story({
  name: 'Ремесло с услугами',
  args: page({ landing: renovation, figures: { ...figures, services: [], days: null } }, craftStartProps),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Услуга' })).toHaveValue('remont')
    await expect(canvas.getByRole('heading', { name: 'Какие услуги есть' })).toBeVisible()
  },
})

/** Показывается, когда заголовок заговорил о другой услуге: цены уже её. */
export const OtherService = meta.story({
  name: 'Заголовок о другом',
  args: page(
    {},
    { ...startProps, title: 'Заменить смеситель', otherName: 'Сантехника', range: { from: 2_500_00, to: 6_000_00 } },
  ),
})

/** Показывается, когда город не выбран: исполнители со всей страны, у каждого назван свой город. */
export const WholeCountry = meta.story({ name: 'Вся страна', args: page({ isCityTold: true }) })

/** Показывается в первый день: ни откликов, ни исполнителей, ни завершённых работ ещё нет. */
export const Empty = meta.story({
  name: 'Пока ничего не известно',
  args: page(
    {
      executors: [],
      executorsCount: 0,
      jobs: [],
      figures: {
        executors: 0,
        verified: 0,
        rating: { average: null, count: 0 },
        firstReplyMinutes: null,
        days: null,
        prices: [],
        services: [],
      },
    },
    { ...startProps, range: null },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Цену назовут исполнители/)
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

/** Показывается, когда цифры, исполнители и соседи не пришли: слова страницы и начало задания на месте. */
export const Failed = meta.story({
  name: 'Только слова',
  args: page(
    { executors: [], executorsCount: 0, jobs: [], figures: null, related: [] },
    { ...startProps, range: null },
  ),
})

/** Показывается сотруднику: заданий он не создаёт. */
export const ForStaff = meta.story({
  name: 'Сотруднику',
  args: page({}, null),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

const wordy = aLanding({
  name: LONG_WORD,
  category: filed(12, LONG_WORD, 'ukladka-plitki'),
  title: `${LONG_WORD}: найдите исполнителя рядом`,
  lead: `${LONG_WORD} `.repeat(6),
  questions: [{ question: `${LONG_WORD}?`, answer: `${LONG_WORD}. `.repeat(8) }],
  breadcrumbs: [
    { id: 1, slug: 'remont', name: LONG_WORD },
    { id: 12, slug: 'ukladka-plitki', name: LONG_WORD },
  ],
})

const long = page({
  landing: wordy,
  related: neighbours.map((one) => ({ ...one, name: LONG_WORD })),
  figures: {
    ...figures,
    services: figures.services.map((one, at) => ({ ...one, name: `${LONG_WORD} ${at + 1}`, unit: 'погонный метр' })),
  },
  jobs: [wordyJob, { ...wordyJob, id: 2 }, ...someJobs.slice(2)],
})

/** Показывается для самых длинных слов. */
export const LongText = meta.story({ name: 'Длинный текст', args: long })

/** Показывается на телефоне: внизу кнопка с ценой, карточки листают пальцем. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Начать задание' }))
    await expect(bar.getByRole('link', { name: 'Начать' })).toHaveAttribute(
      'href',
      '/landing/remont/ukladka-plitki#start',
    )
  },
})

/** Показывается на телефоне с самыми длинными словами: ничего не выходит за край. */
export const LongTextOnPhone = LongText.extend({
  name: 'Длинный текст на телефоне',
  globals: { viewport: { value: 'phone' } },
})
