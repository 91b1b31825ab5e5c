import { SitemapScreen } from '@artel/ui/sitemap'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Карта сайта',
  component: SitemapScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: {
    pages: [
      { to: '/', title: 'Главная' },
      { to: '/task-find', title: 'Все задания' },
    ],
    documents: [{ to: '/public-offer', title: 'Публичная оферта' }],
    hasLandings: true,
  },
})

/** Показывается тому, кто ищет страницу. */
export const Tree = meta.story({
  name: 'Дерево',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Карта сайта')
    await expect(await canvas.findByRole('link', { name: 'Отклики' })).toHaveAttribute('href', '/faq/list/otkliki')
    // The same words name the service and who does it. The services come in their own time.
    await waitFor(() => {
      const leadTo = canvas.getAllByRole('link', { name: 'Уборка квартир' }).map((link) => link.getAttribute('href'))
      expect(leadTo).toContain('/landing/uborka/uborka-kvartir')
      expect(leadTo).toContain('/catalog/uborka-kvartir')
    })
    await expect(canvas.getByRole('link', { name: 'Новости' })).toHaveAttribute('href', '/blog/NEWS')
  },
})

/** Показывается на телефоне. */
export const OnPhone = Tree.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
