/** Words of a task in a list; apart from the page's, so that the front page loads only these. */
export const ru = {
  remote: 'Удалённо',
  beFirst: 'Будьте первым',
  verifiedOnly: 'Только проверенным',
} as const
