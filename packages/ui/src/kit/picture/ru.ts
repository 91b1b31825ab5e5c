/** Words a picture says by itself. */
export const ru = { broken: 'Картинка не загрузилась' } as const
