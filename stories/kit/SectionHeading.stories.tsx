import { SectionHeading } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Заголовок раздела',
  component: SectionHeading,
  args: { title: 'Лучшие мастера этого месяца' },
})

/** Показывается, когда сказать больше нечего. */
export const Alone = meta.story({ name: 'Один' })

/** Показывается, когда раздел надо пояснить. */
export const WithNote = meta.story({
  name: 'С тихой строкой',
  args: { note: 'Оценка от 4,8, не меньше двадцати отзывов' },
})

/** Показывается, когда остальное стоит на своей странице. */
export const WithLink = meta.story({
  name: 'Со ссылкой',
  args: { note: 'Оценка от 4,8, не меньше двадцати отзывов', link: { to: '/executors', label: 'Все исполнители' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Все исполнители' })).toHaveFocus()
  },
})

/** Показывается внутри раздела. */
export const Third = meta.story({ name: 'Третьего уровня', args: { level: 3, title: 'Обои и покраска' } })

/** Показывается на телефоне: слово длиннее экрана переносится, ссылка встаёт ниже. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: {
    title: `${'Высококвалифицированнейшие'.repeat(2)}мастераотделочники`,
    link: { to: '/executors', label: 'Все исполнители' },
  },
  globals: { viewport: { value: 'phone' } },
})
