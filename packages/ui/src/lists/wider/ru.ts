/** Words of the searches beside one. */
export const ru = {
  few: 'Хотите больше вариантов?',
  emptyWider: 'Рядом с вашим поиском есть другие:',
  without: (label: string) => (label.startsWith('«') ? `Без слов ${label}` : `Без условия «${label}»`),
  inCategory: (name: string) => `Во всей категории «${name}»`,
  everyCategory: 'Во всех категориях',
  everywhere: 'По всей России',
} as const

/** Said above searches beside one that found few, and beside one that found nothing. */
export const FEW_TITLE = ru.few
export const EMPTY_WIDER_TITLE = ru.emptyWider
