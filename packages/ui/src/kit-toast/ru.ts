import type { NoticeKind } from '../kit/index.ts'

/** Words toasts say by themselves; the titles are those of spec §3. */
export const ru = {
  titles: { success: 'Успех!', error: 'Ошибка!', warning: 'Внимание!', info: 'Инфо' } satisfies Record<
    NoticeKind,
    string
  >,
  toast: 'Уведомление',
  region: 'Уведомления ({hotkey})',
  close: 'Закрыть',
}
