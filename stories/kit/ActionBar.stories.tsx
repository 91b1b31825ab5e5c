import { ActionBar, Button, ButtonLink, Field, Input } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Полоса действия',
  component: ActionBar,
  args: {
    label: 'Отклик на задание',
    price: 'до\u00a023\u00a0000\u00a0₽',
    note: '5\u00a0откликов',
    children: <Button>Откликнуться</Button>,
  },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <>
        <main style={{ padding: 'var(--size-gutter)' }}>
          <h1>Поклеить обои в трёх комнатах</h1>
          <p>Стены зашпаклёваны и загрунтованы, обои флизелиновые, уже лежат в квартире вместе с клеем.</p>
        </main>
        <Story />
      </>
    ),
  ],
})

/** Показывается на телефоне вместо вкладок: цена и одно действие. */
export const WithNote = meta.story({ name: 'С тихой строкой' })

/** Показывается, когда о цене добавить нечего. */
export const PriceOnly = meta.story({
  name: 'Одна цена',
  args: { note: undefined, children: <ButtonLink to="/task/1#replies">Сравнить отклики</ButtonLink> },
})

/** Показывается, пока ждут ответа. */
export const Loading = meta.story({ name: 'Ждёт', args: { children: <Button loading>Откликнуться</Button> } })

/** Показывается, когда слова кнопки длинные. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: { price: 'от\u00a01\u00a0250\u00a0000\u00a0₽', children: <Button>Выбрать исполнителя за эту цену</Button> },
})

/** Поле, в которое приходит фокус, встаёт над полосой. */
export const FocusAbove = meta.story({
  name: 'Фокус над полосой',
  tags: ['!dev'],
  decorators: [
    (Story) => (
      <>
        {/* The workshop's page is as tall as its window, so the room at its foot is given here. */}
        <form
          style={{
            display: 'grid',
            gap: 'var(--space-10)',
            padding: 'var(--size-gutter)',
            paddingBlockEnd: 'var(--size-bottom-bar)',
          }}
        >
          {Array.from({ length: 14 }, (_, n) => `Комната ${n + 1}`).map((label) => (
            <Field key={label} label={label} optional="quiet">
              <Input value="" onChange={fn()} />
            </Field>
          ))}
        </form>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Отклик на задание' })
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
})
