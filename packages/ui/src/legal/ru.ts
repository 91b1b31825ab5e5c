/** Words of the pages about the law. */
export const ru = {
  edition: 'Редакция от',
  print: 'Распечатать',
  draft: 'Это проект документа',
  draftText: 'Его ещё не утвердил юрист. До запуска площадки текст могут изменить.',
  contents: 'Содержание',
  scheduled: 'Эта редакция ещё не действует',
  scheduledText: (day: string) => `Начнёт действовать: ${day}`,
  past: 'Это прежняя редакция',
  pastText: 'Она больше не действует.',
  toCurrent: 'Действующая редакция',
  editions: 'Редакции',
  of: (day: string) => `от ${day}`,
  states: { SCHEDULED: 'начнёт действовать в этот день', IN_FORCE: 'действует', PAST: 'прежняя', REPLACED: '' },
} as const
