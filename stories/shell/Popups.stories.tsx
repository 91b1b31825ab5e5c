import { browserClock as clock } from '@artel/core/browser'
import { createCityStore, provideLocation } from '@artel/core/geolocation'
import { cookieConsentMachine, newVersionMachine } from '@artel/core/shell'
import { fakeGeolocation, memoryStorage } from '@artel/core/testing'
import { useServices } from '@artel/ui/services'
import { Popups } from '@artel/ui/shell/popups'
import { useEffect, useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { createActor, fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'
import { inspect } from '../workshop/live-actors.ts'

interface VisitProps {
  /** Where the device is; `null` when it does not tell. */
  position: { lat: number; lon: number } | null
}

const reload = fn()

/** A first visit in the middle of a deploy: nothing accepted, no city chosen, and the page is outdated. */
function Visit({ position }: VisitProps) {
  const { api } = useServices()
  const [visit] = useState(() => {
    const storage = memoryStorage()
    const geolocation = fakeGeolocation()
    const city = createCityStore({ storage, initial: null })
    const ports = { api, city, geolocation, storage, watchStorage: () => () => {} }
    const consent = createActor(cookieConsentMachine, { inspect, input: { storage } }).start()
    const location = createActor(provideLocation(ports), { clock, inspect, input: { isAnswered: false } }).start()
    consent.subscribe(() => {
      location.send({ type: 'location.ask' })
      if (position) geolocation.moveTo(position)
      else geolocation.fail('denied')
    })
    const deployed = newVersionMachine.provide({ actors: { loadLatest: fromPromise(async () => 'new') } })
    const newVersion = createActor(deployed, { clock, inspect, input: { current: 'old' } }).start()
    newVersion.send({ type: 'version.check' })
    return { consent, location, newVersion }
  })
  useEffect(
    () => () => {
      visit.consent.stop()
      visit.location.stop()
      visit.newVersion.stop()
    },
    [visit],
  )
  return <Popups {...visit} policyPath={null} reload={reload} />
}

const meta = preview.meta({
  title: 'Сценарии/Первый визит',
  component: Visit,
  decorators: [withServices],
  parameters: { toolbar: { viewer: 'Одинаково для всех, кто бы ни смотрел.' }, ...pageParameters },
  beforeEach: backend,
  args: { position: { lat: 55.8, lon: 49.1 } as VisitProps['position'] },
})

/** Сначала плашка о cookie, потом вопрос о городе: об одном за раз. */
export const Found = meta.story({
  name: 'Город найден',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'Это ваш город?' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Принять и закрыть' }))
    await expect(await canvas.findByRole('region', { name: 'Это ваш город?' })).toHaveTextContent('Казань')
    await expect(canvas.getAllByRole('region')).toHaveLength(1)
  },
})

/** Показывается на странице чатов: поле сообщения внизу остаётся свободным. */
export const OverChats = meta.story({
  name: 'На странице чатов',
  decorators: [
    (Story) => (
      <div data-layout="empty">
        <Story />
      </div>
    ),
  ],
})

/** После ответа о городе — что вышла новая версия; «Позже» убирает и её. */
export const Answered = meta.story({
  name: 'Город подтверждён',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять и закрыть' }))
    const popup = await canvas.findByRole('region', { name: 'Это ваш город?' })
    await userEvent.click(within(popup).getByRole('button', { name: 'Да' }))
    const news = await canvas.findByRole('region', { name: 'Вышла новая версия' })
    await expect(canvas.getAllByRole('region')).toHaveLength(1)
    await userEvent.click(within(news).getByRole('button', { name: 'Обновить' }))
    await expect(reload).toHaveBeenCalledOnce()
    await userEvent.click(within(news).getByRole('button', { name: 'Позже' }))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

/** Устройство далеко от России: просьба отключить VPN или указать город вручную. */
export const Abroad = meta.story({
  name: 'Не в России',
  args: { position: { lat: 41, lon: 29 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять и закрыть' }))
    const popup = await canvas.findByRole('region', { name: 'Не удалось автоматически определить местоположение' })
    await expect(popup).toHaveTextContent('Вы находитесь не в России')
    await userEvent.click(within(popup).getByRole('button', { name: 'Указать вручную' }))
    await expect(await screen.findByRole('dialog', { name: 'Ваш город' })).toBeInTheDocument()
  },
})
