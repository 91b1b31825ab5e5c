/** Said beside the form of every review, of people and of goods. */
export const WRITTEN_ONCE = 'Отзыв оставляют один раз, потом его нельзя изменить.'
