import { RemoteIcon } from '@artel/ui/categories'
import { Wrench } from 'lucide-react'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { leaveUnanswered } from '../../.storybook/calls-under-way.ts'
import preview from '../../.storybook/preview.tsx'
import { withServices } from '../screen-frame.tsx'

const ADDRESS = '/storage/icons/plitka.svg'

const tiles =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75">' +
  '<rect x="3" y="3" width="8" height="8" rx="1"/><rect x="13" y="3" width="8" height="8" rx="1"/>' +
  '<rect x="3" y="13" width="8" height="8" rx="1"/><path d="M13 13h8v8h-8z"/></svg>'

const hostile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="alert(1)"><script>alert(1)</script>' +
  '<style>*{display:none}</style><a href="javascript:alert(1)"><circle r="9"/></a><image href="https://evil.test/x"/>' +
  '<foreignObject><p>Чужой текст</p></foreignObject><circle cx="12" cy="12" r="9" fill="url(https://evil.test)" style="x"/></svg>'

const answers = (body: string) => http.get(ADDRESS, () => HttpResponse.text(body))

const meta = preview.meta({
  title: 'Компоненты/Иконка категории',
  component: RemoteIcon,
  decorators: [withServices],
  args: { src: ADDRESS, fallback: Wrench, size: 32 as const },
  argTypes: { fallback: { control: false } },
})

/** Показывается, когда рисунок пришёл: он одного цвета со словами рядом. */
export const Ready = meta.story({
  name: 'Готова',
  beforeEach: ({ msw }) => msw.use(answers(tiles)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg rect')).toHaveLength(3))
  },
})

/** Показывается, пока рисунок загружается: место уже занято. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(ADDRESS, ({ request }) => {
        leaveUnanswered(request.url)
        return new Promise(() => {})
      }),
    ),
})

/** Показывается, когда рисунка нет: запасная иконка. */
export const Failed = meta.story({
  name: 'Не загрузилась',
  beforeEach: ({ msw }) => msw.use(http.get(ADDRESS, () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg.lucide-wrench')).toBeVisible())
  },
})

/** Показывается, когда в файле не только рисунок: остаются одни фигуры. */
export const Hostile = meta.story({
  name: 'Чужой код в файле',
  beforeEach: ({ msw }) => msw.use(answers(hostile)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg circle')).toBeVisible())
    const icon = canvasElement.querySelector('svg')
    await expect(icon?.outerHTML).toBe(
      '<svg fill="currentColor" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"></circle></svg>',
    )
  },
})

const asked: string[] = []

/** Один рисунок на странице спрашивают один раз, сколько бы его ни показывали. */
export const Shared = meta.story({
  name: 'Один на всех',
  render: (args) => (
    <>
      {[1, 2, 3].map((number) => (
        <RemoteIcon key={number} {...args} />
      ))}
    </>
  ),
  beforeEach({ msw }) {
    asked.length = 0
    msw.use(
      http.get(ADDRESS, () => {
        asked.push(ADDRESS)
        return HttpResponse.text(tiles)
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(3))
    await expect(asked).toHaveLength(1)
  },
})
