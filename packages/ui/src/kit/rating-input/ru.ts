/** Words of the rating, in the order of its stars. */
export const ru = {
  marks: ['1 — очень плохо', '2 — плохо', '3 — нормально', '4 — хорошо', '5 — отлично'],
  none: 'Оценка не поставлена',
} as const
