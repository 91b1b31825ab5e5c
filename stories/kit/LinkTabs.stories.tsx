import { LinkTabs } from '@artel/ui/kit/tabs'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { expectRingClearOfWords } from './ring.ts'

const meta = preview.meta({
  title: 'Компоненты/Вкладки-ссылки',
  component: LinkTabs,
  args: {
    label: 'Профиль исполнителя',
    tabs: [
      { to: '/executor/1/profile', label: 'О себе', current: true },
      { to: '/executor/1/services/1', label: 'Услуги', count: 12, current: false },
      { to: '/executor/1/portfolio/1', label: 'Работы', count: 8, current: false },
      { to: '/executor/1/blog', label: 'Блог', current: false },
    ],
  },
})

/** Показывается, когда у каждого вида своя страница. */
export const Plain = meta.story({
  name: 'Вкладки',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'О себе' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Услуги 12' })).toHaveFocus()
    await expectRingClearOfWords(canvas.getByRole('link', { name: 'Услуги 12' }))
  },
})

/** Показывается на телефоне: ряд листается вбок. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

const lastOpen = {
  label: 'Управление',
  tabs: ['Обзор', 'Пользователи', 'Цены и лимиты', 'Платежи', 'Помощь', 'Документы', 'Журнал'].map((label, at) => ({
    to: `/admin/${at}`,
    label,
    current: label === 'Журнал',
  })),
}

/** Показывается на телефоне, когда открыта страница из конца ряда: она видна сразу. */
export const LastOnPhone = meta.story({
  name: 'На телефоне: последняя',
  globals: { viewport: { value: 'phone' } },
  args: lastOpen,
  play: async ({ canvas }) => {
    const [tab, row] = [canvas.getByRole('link', { name: 'Журнал' }), canvas.getByRole('navigation')]
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1)
  },
})

/** Числа узнаются после первого показа и раздвигают ряд. */
function CountedLater(props: ComponentProps<typeof LinkTabs>) {
  const [isCounted, count] = useState(false)
  useEffect(() => count(true), [])
  return <LinkTabs {...props} tabs={props.tabs.map((tab) => ({ ...tab, count: isCounted ? 128 : undefined }))} />
}

/** Показывается на телефоне, когда числа пришли позже: открытая страница остаётся на виду, пока ряд не листают. */
export const CountedOnPhone = meta.story({
  name: 'На телефоне: числа пришли позже',
  globals: { viewport: { value: 'phone' } },
  args: lastOpen,
  render: (args) => <CountedLater {...args} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation')
    const tab = await canvas.findByRole('link', { name: 'Журнал 128' })
    const right = () => tab.getBoundingClientRect().right - row.getBoundingClientRect().right
    await waitFor(() => expect(right()).toBeLessThanOrEqual(1))
    row.dispatchEvent(new WheelEvent('wheel'))
    row.scrollLeft = 0
    tab.append(' и ещё')
    await new Promise(requestAnimationFrame)
    await expect(row.scrollLeft).toBe(0)
  },
})
