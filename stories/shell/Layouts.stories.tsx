import { matchRoute } from '@artel/core/routes'
import { SiteLayout } from '@artel/ui/shell'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

/** A page of the route table in the layout that the table gives it. */
function PageAt({ path }: { path: string }) {
  const route = matchRoute(path)?.route
  if (!route) throw new Error(`${path} is no page`)
  return (
    <SiteLayout layout={route.layout}>
      <div style={{ padding: 'var(--space-6) 0', background: 'var(--color-sunken)' }}>
        <div style={{ maxInlineSize: 'var(--size-content)', marginInline: 'auto', paddingInline: 'var(--space-4)' }}>
          <h1>{route.title}</h1>
          <p>Здесь стоит страница: фоном показано всё место, которое обёртка ей отдаёт.</p>
        </div>
      </div>
    </SiteLayout>
  )
}

const meta = preview.meta({
  title: 'Паттерны/Обёртки страниц',
  component: PageAt,
  decorators: [withServices],
  parameters: pageParameters,
  beforeEach: backend,
  args: { path: '/task-find' },
})

/** Показывается вокруг списков и форм: место во всю ширину сайта, внизу подвал. */
export const Default = meta.story({
  name: 'Обычная',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
})

/** Показывается вокруг статей: колонка для чтения и рядом — что делать дальше. */
export const Blog = meta.story({
  name: 'Блог',
  args: { path: '/blog' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Есть дело для мастера?')).toBeVisible()
  },
})

/** Показывается вокруг приглашения в исполнители: разделы от края до края, в конце — работа, которая уже есть. */
export const BecomeExecutor = meta.story({
  name: 'Стать исполнителем',
  args: { path: '/landing-become-executor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Работа уже ждёт')).toBeVisible()
  },
})

/** Показывается вокруг страницы услуги: разделы от края до края, в конце — своё задание. */
export const LandingCategory = meta.story({
  name: 'Страница услуги',
  args: { path: '/landing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Опишите, что нужно сделать')).toBeVisible()
  },
})

/** Показывается вокруг чатов: всё окно у страницы, подвала нет. */
export const Empty = meta.story({
  name: 'Пустая',
  args: { path: '/chats' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
})

const onPhone = { viewport: { value: 'phone' } }

/** Показывается на телефоне: следующий шаг под статьёй. */
export const BlogOnPhone = Blog.extend({ name: 'Блог на телефоне', globals: onPhone })

/** Показывается на телефоне. */
export const BecomeExecutorOnPhone = BecomeExecutor.extend({ name: 'Стать исполнителем на телефоне', globals: onPhone })

/** Показывается на телефоне. */
export const LandingCategoryOnPhone = LandingCategory.extend({ name: 'Страница услуги на телефоне', globals: onPhone })
