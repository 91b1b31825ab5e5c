import { counted } from '@artel/core/format'

/** Words of the way to the queues. */
export const ru = {
  moderation: 'Модерация',
  waiting: (count: number) => counted(count, ['ждёт проверки', 'ждут проверки', 'ждут проверки']),
} as const
