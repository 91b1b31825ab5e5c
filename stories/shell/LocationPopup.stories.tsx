import { LOCATION_FAILURES, type LocationViewState } from '@artel/core/geolocation'
import { LocationPopup, type LocationPopupProps } from '@artel/ui/shell/popups'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const failed = (reason: string): LocationPopupProps['view'] => ({ status: 'failed', reason })

const meta = preview.meta({
  title: 'Экраны/Город/Это ваш город?',
  component: LocationPopup,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '360px' } },
    machine: { id: 'location' },
  },
  args: {
    view: { status: 'confirming', city: 'Казань', region: 'Республика Татарстан' } as LocationPopupProps['view'],
    onConfirm: fn(),
    onChoose: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
})

/** Показывается, когда город нашёлся по координатам. */
export const Confirming = meta.story({
  name: 'Город найден',
  parameters: { machine: { state: 'following.confirming' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Да' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать другой' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await expect([args.onConfirm, args.onChoose, args.onClose].map((action) => action.mock.calls.length)).toEqual([
      1, 1, 1,
    ])
  },
})

/** Показывается, когда город сам себе регион. */
export const FederalCity = meta.story({
  name: 'Город и регион сразу',
  parameters: { machine: { state: 'following.confirming' } },
  args: { view: { status: 'confirming', city: 'Москва', region: 'Москва' } },
})

/** Показывается, когда координаты не в России: скорее всего, включён VPN. */
export const Abroad = meta.story({
  name: 'Не в России',
  parameters: { machine: { state: 'failed' } },
  args: { view: failed(LOCATION_FAILURES.abroad) },
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Указать вручную', 'Повторить', 'Закрыть']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await expect([args.onChoose, args.onRetry, args.onClose].map((action) => action.mock.calls.length)).toEqual([
      1, 1, 1,
    ])
  },
})

/** Показывается, когда рядом с координатами нет города. */
export const NoCity = meta.story({
  name: 'Города рядом нет',
  parameters: { machine: { state: 'failed' } },
  args: { view: failed(LOCATION_FAILURES.noCity) },
})

/** Показывается, когда регион города не нашёлся. */
export const NoRegion = meta.story({
  name: 'Регион не найден',
  parameters: { machine: { state: 'failed' } },
  args: { view: failed(LOCATION_FAILURES.noRegion) },
})

/** Показывается, когда браузеру запретили узнавать местоположение. */
export const Denied = meta.story({
  name: 'Нет разрешения',
  parameters: { machine: { state: 'failed' } },
  args: { view: failed(LOCATION_FAILURES.denied) },
})

/** Показывается на телефоне, над нижней панелью. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  parameters: { machine: { state: 'failed' } },
  args: { view: failed(LOCATION_FAILURES.timeout) },
  globals: { viewport: { value: 'phone' } },
})

// Every state of the popup that is seen has a story.
;({ confirming: Confirming, failed: Abroad }) satisfies Record<Exclude<LocationViewState['status'], 'hidden'>, unknown>
