import { Badge, noticeIcons } from '@artel/ui/kit'
import { Award } from 'lucide-react'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Значок',
  component: Badge,
  args: { children: 'Черновик' },
  argTypes: { icon: { control: false } },
})

/** Показывается, когда состояние ни хорошо, ни плохо. */
export const Neutral = meta.story({ name: 'Спокойный' })

/** Показывается у исполнителей с тарифом PRO. */
export const Pro = meta.story({ name: 'PRO', args: { tone: 'solid', children: 'PRO' } })

/** Показывается у лучших исполнителей. */
export const Top = meta.story({ name: 'ТОП', args: { tone: 'solid', icon: Award, children: 'ТОП' } })

/** Показывается у того, на что стоит взглянуть. */
export const Accent = meta.story({ name: 'Заметный', args: { tone: 'accent', children: '2 новых' } })

/** Показывается, когда дело идёт. */
export const Action = meta.story({ name: 'В работе', args: { tone: 'action', children: 'В работе' } })

/** Показывается, когда всё получилось: цвет подтверждён галочкой. */
export const Success = meta.story({
  name: 'Успех',
  args: { tone: 'success', icon: noticeIcons.success, children: 'Выполнено' },
})

/** Показывается, когда отказано. */
export const Failure = meta.story({
  name: 'Ошибка',
  args: { tone: 'error', icon: noticeIcons.error, children: 'Отклонено' },
})

/** Показывается, когда нужен шаг человека. */
export const Warning = meta.story({
  name: 'Внимание',
  args: { tone: 'warning', icon: noticeIcons.warning, children: 'Ждёт подтверждения' },
})

/** Показывается, когда надо просто знать. */
export const Info = meta.story({
  name: 'Инфо',
  args: { tone: 'info', icon: noticeIcons.info, children: 'На проверке' },
})
