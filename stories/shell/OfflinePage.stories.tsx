import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { OfflinePage } from './OfflinePage.tsx'

const meta = preview.meta({
  title: 'Экраны/Оболочка/Страница без связи',
  component: OfflinePage,
  parameters: { layout: 'fullscreen' },
  argTypes: { theme: { name: 'Тема', control: false } },
  args: { theme: 'light' as 'light' | 'dark' },
})

/** The page inside of its frame, once it is there. */
const shown = async (canvas: { getByTitle: (title: string) => HTMLElement }) => {
  const frame = canvas.getByTitle('Страница без связи') as HTMLIFrameElement
  // Its last element: what is read before is a part of the page, or the empty one that it takes the place of.
  await waitFor(() => expect(frame.contentDocument?.querySelector('main > a')).toBeTruthy())
  return within(frame.contentDocument?.body as HTMLElement)
}

/** Показывается, когда связи нет, а страницу открыли впервые: её приносит сервис-воркер. */
export const Light = meta.story({
  name: 'Светлая',
  play: async ({ canvas }) => {
    const page = await shown(canvas)
    await expect(await page.findByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()
    await expect(await page.findByText('Попробовать ещё раз', { selector: 'a' })).toBeVisible()
  },
})

/** Показывается тем, кто выбрал тёмную тему. */
export const Dark = meta.story({
  name: 'Тёмная',
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
})

/** Показывается на телефоне: ничего не вылезает за край. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await shown(canvas)
    const { contentDocument: page } = canvas.getByTitle('Страница без связи') as HTMLIFrameElement
    const root = page?.documentElement
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0)
  },
})
