/** Words of the pages about the law. */
export const ru = {
  edition: 'Редакция от',
  print: 'Распечатать',
  draft: 'Это проект документа',
  draftText: 'Его ещё не утвердил юрист. До запуска площадки текст могут изменить.',
  contents: 'Содержание',
} as const
