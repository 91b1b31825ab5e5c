import { NBSP } from '@artel/core/format'

/** Words of the home page's first screen. */
export const ru = {
  title: `Назовите${NBSP}дело. Мастера назовут цену`,
  lead: 'Опишите задание за три минуты, и мастера ответят ценой и сроком. Для заказчика это бесплатно.',
  ask: 'Что нужно сделать?',
  askSubmit: 'Получить отклики',
  examples: 'Часто просят',
  exampleTitles: ['Поклеить обои', 'Собрать шкаф', 'Повесить люстру', 'Перевезти диван'],
} as const
