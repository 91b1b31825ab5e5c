import { lookOf } from '@artel/core/covers/looks'
import { paths } from '@artel/core/routes'
import type { SiteSearchViewState } from '@artel/core/site-search'
import { aTaskCard } from '@artel/core/testing'
import { SiteSearchView } from '@artel/ui/site-search'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

const category = { id: 12, slug: 'pokleyka-oboev', name: 'Поклейка обоев' }
const ofTask = { ...category, look: lookOf(category.slug) }

const findings = {
  services: [
    { ...category, parentId: 1 },
    { id: 15, slug: 'malyarnye-i-shtukaturnye-raboty', name: 'Малярные и штукатурные работы', parentId: 1 },
  ],
  tasks: [
    aTaskCard({ id: 501, title: 'Поклеить обои в двух комнатах', category: ofTask }),
    aTaskCard({ id: 502, title: 'Снять старые обои и выровнять стены', category: ofTask, budgetTo: 18_000_00 }),
  ],
}

const meta = preview.meta({
  title: 'Экраны/Поиск/Что нашлось',
  component: SiteSearchView,
  parameters: { machine: { id: 'siteSearch' } },
  decorators: [formWidth],
  argTypes: { paths: { control: false } },
  args: {
    view: { status: 'ready', text: 'обои', findings } as SiteSearchViewState,
    paths: {
      service: (slug: string) => paths.taskCreate({ category: slug }),
      board: (text: string) => `${paths.taskFind()}?q=${encodeURIComponent(text)}`,
      goods: (text: string) => `/catalog?q=${encodeURIComponent(text)}`,
      executors: (text: string) => `/executors?q=${encodeURIComponent(text)}`,
      wizard: (title: string) => paths.taskCreate({ title }),
    },
    onSearch: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onLeave: fn(),
  },
})

/** Показывается, когда набрано слишком мало. */
export const Idle = meta.story({
  name: 'Ничего не набрано',
  parameters: { machine: { state: 'idle' } },
  args: { view: { status: 'idle', text: '' } },
})

/** Показывается, когда нашлись услуги и задания; стрелки ведут по ним сверху вниз. */
export const Ready = meta.story({
  name: 'Нашлось',
  parameters: { machine: { state: 'ready' } },
})

/** Стрелки ведут из поля по найденному и обратно, Enter в поле открывает все задания. */
export const ByKeyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Что ищете?' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Поклейка обоев' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: /^Поклеить обои/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда по словам есть услуга, а открытых заданий нет. */
export const ServicesOnly = meta.story({
  name: 'Нашлась только услуга',
  parameters: { machine: { state: 'ready' } },
  args: { view: { status: 'ready', text: 'обои', findings: { ...findings, tasks: [] } } },
})

/** Показывается, пока первый ответ в пути. */
export const Loading = meta.story({
  name: 'Ищем',
  parameters: { machine: { state: 'searching' } },
  args: { view: { status: 'loading', text: 'обои', findings: { services: [], tasks: [] } } },
})

/** Показывается, когда слова дописывают: прежнее найденное остаётся, пока ищется новое. */
export const LoadingAgain = meta.story({
  name: 'Ищем дальше',
  parameters: { machine: { state: 'waiting' } },
  args: { view: { status: 'loading', text: 'обои в детской', findings } },
})

/** Показывается, когда ничего не нашлось: дело можно описать самому. */
export const Empty = meta.story({
  name: 'Ничего не нашлось',
  parameters: { machine: { state: 'ready' } },
  args: { view: { status: 'empty', text: 'ъъъ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Создать задание' })).toHaveAttribute(
      'href',
      `/task-create?title=${encodeURIComponent('ъъъ')}`,
    )
  },
})

/** Показывается, когда сервер не ответил. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'failed' } },
  args: { view: { status: 'failed', text: 'обои', message: 'Что-то сломалось у нас. Попробуйте ещё раз чуть позже.' } },
})

/** Показывается для самых длинных слов: ничего не выходит за край. */
export const LongText = meta.story({
  name: 'Длинные слова',
  parameters: { machine: { state: 'ready' } },
  globals: { viewport: { value: 'phone' } },
  args: {
    view: {
      status: 'ready',
      text: 'о'.repeat(200),
      findings: {
        services: [{ ...category, name: 'Восстановление деревянных оконных рам с двойным остеклением', parentId: 1 }],
        tasks: [
          aTaskCard({
            title: `Перевезти ${'пианино'.repeat(12)}`,
            category: ofTask,
            budgetType: 'RANGE',
            budgetFrom: 150_000_00,
            budgetTo: 1_200_000_00,
          }),
        ],
      },
    },
  },
})
