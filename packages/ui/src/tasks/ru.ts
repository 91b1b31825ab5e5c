/** Words of the task board, the task page and one's own lists. */
export const ru = {
  remote: 'Удалённо',
  noReplies: 'Пока без откликов',
  verifiedOnly: 'Только проверенные',
} as const
