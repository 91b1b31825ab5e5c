/** Words of what stands beside a product. */
export const ru = { title: 'Похожие товары', all: 'Весь раздел' } as const
