import { PageFailed, PageForbidden, PageNotFound, SignInRequired } from '@artel/ui/shell'
import { PageGone } from '@artel/ui/shell/gone'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const onRetry = fn()
const onSignIn = fn()

const meta = preview.meta({
  title: 'Экраны/Оболочка/Страницы состояний',
  component: PageNotFound,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { path: '/uslugi/nigde' },
})

/** Показывается, когда такого адреса нет или то, на что он вёл, удалили. */
export const NotFound = meta.story({
  name: '404',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена')
    await expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toBeVisible()
    await expect(canvas.getByText('Page Not Found: /uslugi/nigde')).toBeVisible()
  },
})

/** Показывается по ссылке на задание, которое видели все, а заказчик удалил. */
export const GoneTask = meta.story({
  name: '410 задания',
  render: () => <PageGone kind="TASK" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Объявление снято')
    await expect(canvas.getByRole('link', { name: 'Найти задание' })).toHaveAttribute('href', '/task-find')
  },
})

/** Показывается по ссылке на товар, который убрали из каталога насовсем. */
export const GoneProduct = meta.story({ name: '410 товара', render: () => <PageGone kind="PRODUCT" /> })

/** Показывается по ссылке на статью, которую удалили. */
export const GoneArticle = meta.story({ name: '410 статьи', render: () => <PageGone kind="ARTICLE" /> })

/** Показывается по ссылке на работу, которую исполнитель убрал из портфолио. */
export const GoneCase = meta.story({ name: '410 работы', render: () => <PageGone kind="CASE" /> })

/** Показывается на странице исполнителя, который удалил аккаунт. */
export const GoneExecutor = meta.story({ name: '410 исполнителя', render: () => <PageGone kind="EXECUTOR" /> })

/** Показывается на странице заказчика, который удалил аккаунт. */
export const GoneClient = meta.story({ name: '410 заказчика', render: () => <PageGone kind="CLIENT" /> })

/** Показывается, когда сломалось у нас. */
export const Failed = meta.story({
  name: '500',
  render: () => <PageFailed onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда до сервера не дозвались. */
export const Offline = meta.story({ name: 'Нет связи', render: () => <PageFailed isOffline onRetry={onRetry} /> })

/** Показывается гостю на странице для вошедших. */
export const Unauthorised = meta.story({
  name: '401',
  render: () => <SignInRequired onSignIn={onSignIn} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(onSignIn).toHaveBeenCalledOnce()
  },
})

/** Показывается сотруднику на странице тех, кто заключает сделки. */
export const Forbidden = meta.story({
  name: '403 сотруднику',
  render: () => <PageForbidden title="Настройка тарифа" guard="staff-excluded" />,
})

/** Показывается заказчику на странице исполнителей. */
export const ForbiddenToClient = meta.story({
  name: '403 заказчику',
  render: () => <PageForbidden title="Портфолио" guard="protection-from-customer" />,
})

/** Показывается на телефоне. */
export const OnPhone = NotFound.extend({ name: '404 на телефоне', globals: { viewport: { value: 'phone' } } })
