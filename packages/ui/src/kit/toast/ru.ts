/** Words toasts say by themselves; the titles come from core. */
export const ru = {
  toast: 'Уведомление',
  region: 'Уведомления ({hotkey})',
  close: 'Закрыть',
}
