/** Whether a text is a day that the calendar has, `YYYY-MM-DD`: no 30 February. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/** Judges the day from which something is to hold; nothing is from now on. */
export const startDay = (day: string): string | null =>
  day === '' || isCalendarDay(day) ? null : 'Такого дня нет в календаре.'

/** Said of a day that is further ahead than anything is planned. */
export const FAR_DAY = 'Назначить можно не больше чем на год вперёд.'
