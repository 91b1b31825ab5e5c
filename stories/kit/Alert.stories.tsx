import { Alert, TextLink } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Сообщение на странице',
  component: Alert,
  args: { kind: 'info' as const, children: 'Задание на проверке. Обычно это занимает несколько минут.' },
  argTypes: { action: { control: false } },
})

/** Показывается, когда надо знать, но не надо действовать. */
export const Info = meta.story({ name: 'Инфо' })

/** Показывается, когда шаг удался и это важно запомнить. */
export const Success = meta.story({
  name: 'Успех',
  args: { kind: 'success', title: 'Исполнитель выбран', children: 'Остальные отклики останутся в запасе.' },
})

/** Показывается, когда человек может что-то упустить. */
export const Warning = meta.story({
  name: 'Внимание',
  args: {
    kind: 'warning',
    title: 'В описании есть номер телефона',
    children: 'С ним задание уйдёт на проверку. Переписываться удобнее в чате.',
  },
})

/** Показывается, когда что-то не вышло: читается вслух сразу. */
export const Failure = meta.story({
  name: 'Ошибка',
  args: { kind: 'error', title: 'Отклик не отправлен', children: 'Связь прервалась. Текст сохранён.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Отклик не отправлен')
  },
})

/** Показывается, когда рядом есть выход. */
export const WithAction = meta.story({
  name: 'С выходом',
  args: {
    kind: 'warning',
    children: 'Почта не подтверждена, задания не публикуются.',
    action: <TextLink to="/personal-area/settings">Подтвердить почту</TextLink>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Подтвердить почту' })).toHaveFocus()
  },
})
