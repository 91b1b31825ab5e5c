import { counted } from '@artel/core/format'

/** Words of the bell and of what stands behind it. */
export const ru = {
  title: 'Уведомления',
  bell: (unread: number) =>
    unread > 0 ? `Уведомления, ${counted(unread, ['непрочитанное', 'непрочитанных', 'непрочитанных'])}` : 'Уведомления',
  readAll: 'Отметить прочитанными',
  unread: 'Не прочитано',
  more: 'Показать ещё',
  loading: 'Загружаем',
  failed: 'Не удалось загрузить уведомления',
  empty: 'Пока тихо',
  emptyText: 'Здесь появится всё, что важно: отклики, решения модератора, ответы.',
} as const
