import { Button, ButtonLink, Callout } from '@artel/ui/kit'
import { Ticket } from 'lucide-react'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Врезка',
  component: Callout,
  args: {
    title: 'Следующий шаг — выбрать исполнителя',
    children: 'Сравните цену, срок и оценку. Если сомневаетесь, спросите в чате: это никого не обязывает.',
  },
  argTypes: { actions: { control: false }, icon: { control: false } },
})

/** Показывается, когда человеку подсказывают следующий шаг. */
export const Next = meta.story({
  name: 'Следующий шаг',
  args: { actions: <ButtonLink to="/task/1#replies">Сравнить отклики</ButtonLink> },
})

/** Показывается, когда ответа ждут и срок идёт. */
export const Attention = meta.story({
  name: 'Внимание',
  args: {
    kind: 'attention',
    title: 'Тимур сообщил, что всё готово',
    children:
      'Осмотрите стены при дневном свете и примите работу. Если не ответить до 5 декабря, задание завершится само.',
    actions: (
      <>
        <Button>Принять работу</Button>
        <Button variant="secondary">Есть замечания</Button>
      </>
    ),
  },
})

/** Показывается, когда отказали: сказано, почему и как исправить. */
export const Refusal = meta.story({
  name: 'Отказ',
  args: {
    kind: 'refusal',
    title: 'Задание не прошло проверку',
    children: 'В описании стоит телефон. Уберите его: исполнители напишут в чат.',
    actions: <ButtonLink to="/task/1/edit">Исправить описание</ButtonLink>,
  },
})

/** Показывается, когда значок ближе к делу и решать нечего. */
export const WithIcon = meta.story({
  name: 'Со своим значком',
  args: {
    icon: Ticket,
    title: 'Спишется 1 из 4 оставшихся по тарифу',
    children: 'Обновятся 1 декабря. Вернём отклик, если заказчик не откроет его за 72 часа.',
  },
})

/** Показывается, когда хватает одной фразы. */
export const TitleOnly = meta.story({ name: 'Одна фраза', args: { children: undefined } })

/** Показывается на телефоне: кнопки под словами. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: {
    kind: 'attention',
    title: `Ответьте ${'исполнителюзаказчику'.repeat(3)} сегодня`,
    actions: <Button>Принять работу</Button>,
  },
  globals: { viewport: { value: 'phone' } },
})
