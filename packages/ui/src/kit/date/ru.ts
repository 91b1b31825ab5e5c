/** Words of the calendar. */
export const ru = {
  calendar: 'Календарь',
  open: 'Открыть календарь',
  placeholder: 'дд.мм.гггг',
  from: 'С',
  to: 'По',
  failed: 'Календарь не загрузился. Наберите дату сами.',
  previous: 'Предыдущий месяц',
  next: 'Следующий месяц',
} as const
