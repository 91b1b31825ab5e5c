/** Words of the field «Город». */
export const ru = {
  city: 'Город',
  cityPlaceholder: 'Начните вводить название',
  cityEmpty: 'Такого города нет в списке. Проверьте название.',
} as const
