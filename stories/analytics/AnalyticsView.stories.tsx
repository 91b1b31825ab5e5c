import { analyticsList } from '@artel/core/analytics'
import { AnalyticsView, type AnalyticsViewProps } from '@artel/ui/analytics'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { figures, huge, quiet } from './figures.ts'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Статистика/Страница',
  component: AnalyticsView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as AnalyticsViewProps['status'],
    analytics: figures('ADVANCED') as AnalyticsViewProps['analytics'],
    filters: analyticsList.defaults as AnalyticsViewProps['filters'],
    file: { isMaking: false, made: null, failed: null } as AnalyticsViewProps['file'],
    onExport: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается с тарифом «Про» или купленной расширенной аналитикой. */
export const Advanced = meta.story({
  name: 'Расширенная',
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Воронка' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Просмотры страницы: от/ })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'По неделям' })).toBeVisible()
    await expect(canvas.getByText(/Цену других исполнителей покажем/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать таблицу' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
})

/** Показывается с тарифами «Базовый» и «Стандарт»: просмотры и отклики, а о большем сказано словами. */
export const Base = meta.story({
  name: 'Базовая',
  args: { analytics: figures('BASE', 7), filters: { ...analyticsList.defaults, days: 7 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Отклики: от/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Скачать таблицу' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Подключить отдельно' })).toBeVisible()
  },
})

/** Показывается с бесплатным тарифом: что было бы видно и как это подключить, без чужих и придуманных цифр. */
export const Free = meta.story({
  name: 'Без услуги',
  args: { analytics: figures('NONE') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Статистика входит в платные тарифы' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Сравнить тарифы' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

/** Показывается за 90 дней: столбцы и линии идут по неделям. */
export const ByWeeks = meta.story({
  name: 'За 90 дней',
  args: { analytics: figures('ADVANCED', 90), filters: { ...analyticsList.defaults, days: 90 } },
})

/** Показывается новичку, который всё оплатил: за эти дни ничего не было. */
export const Empty = meta.story({
  name: 'Пусто',
  args: { analytics: quiet() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^За эти дни ничего не было/)).toBeVisible()
    await expect(canvas.getByText('За эти дни не было откликов с ценой.')).toBeVisible()
  },
})

/** Показывается, пока ответа нет. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', analytics: null } })

/** Показывается, когда статистика не пришла. */
export const Failed = meta.story({ name: 'Не получилось', args: { status: 'error', analytics: null } })

/** Показывается, пока сервер собирает таблицу. */
export const Exporting = meta.story({
  name: 'Таблица готовится',
  args: { file: { isMaking: true, made: null, failed: null } },
})

/** Показывается, когда таблица не пришла. */
export const ExportFailed = meta.story({
  name: 'Таблица не получилась',
  args: { file: { isMaking: false, made: null, failed: 'Сервис временно недоступен. Попробуйте через минуту.' } },
})

/** Показывается, когда просмотров миллионы, а названия разделов длинные. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: { analytics: huge() },
})

/** Показывается на телефоне: графики стоят один под другим, строки таблицы становятся карточками. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
