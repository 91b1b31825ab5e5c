import type { CityChooserViewState } from '@artel/core/geolocation'
import { CityChooser } from '@artel/ui/geolocation'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'
import { createMockWorld } from '../mocks/index.ts'

const cities = createMockWorld().places.slice(0, 8)

const meta = preview.meta({
  title: 'Экраны/Город/Выбор города',
  component: CityChooser,
  parameters: { machine: { id: 'cityChooser' } },
  decorators: [formWidth],
  args: {
    view: { status: 'ready', text: '', suggestions: cities } as CityChooserViewState,
    chosenId: null as number | null,
    onSearch: fn(),
    onRetry: fn(),
    onChoose: fn(),
  },
})

/** Показывается сразу: самые большие города. */
export const Ready = meta.story({
  name: 'Города',
  parameters: { machine: { state: 'ready' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Казань/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(cities[4])
  },
})

/** Стрелки ходят по списку, Enter берёт отмеченный город, а после набора — первый. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  render: (args) => {
    const [text, setText] = useState('')
    const found = cities.filter(({ name }) => name.toLowerCase().startsWith(text))
    return <CityChooser {...args} view={{ status: 'ready', text, suggestions: found }} onSearch={setText} />
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Название города' })
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(cities[1])
    await userEvent.keyboard('каз')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Казань')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(cities[4])
    await expect(field).toHaveFocus()
  },
})

/** Показывается тому, кто уже выбрал. */
export const Chosen = meta.story({
  name: 'Город выбран',
  parameters: { machine: { state: 'ready' } },
  args: { chosenId: 551487 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /Выбрано сейчас/ })).toHaveTextContent('Казань')
  },
})

/** Показывается, пока города загружаются в первый раз. */
export const Loading = meta.story({
  name: 'Загружаются',
  parameters: { machine: { state: 'searching' } },
  args: { view: { status: 'loading', text: '', suggestions: [] } },
})

/** Показывается, пока ищется по новым буквам: прежний список на месте. */
export const Searching = meta.story({
  name: 'Ищем',
  parameters: { machine: { state: ['waiting', 'searching'] } },
  args: { view: { status: 'loading', text: 'Са', suggestions: cities.slice(0, 3) } },
})

/** Показывается, когда города так никто не назвал. */
export const Empty = meta.story({
  name: 'Нет такого города',
  parameters: { machine: { state: 'ready' } },
  args: { view: { status: 'empty', text: 'Атлантида' } },
})

/** Показывается, когда города не загрузились. */
export const Failed = meta.story({
  name: 'Не загрузились',
  parameters: { machine: { state: 'failed' } },
  args: {
    view: { status: 'failed', text: '', message: 'Нет связи с интернетом. Проверьте подключение и повторите.' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

// Every state of the search has a story.
;({ loading: Loading, ready: Ready, empty: Empty, failed: Failed }) satisfies Record<
  CityChooserViewState['status'],
  unknown
>
