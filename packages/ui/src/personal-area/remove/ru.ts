/** Words of the question before something is deleted. */
export const ru = { remove: 'Удалить', keep: 'Оставить' } as const
