/** Said where nothing stands for how many there are to be. */
export const NO_AMOUNT = 'Укажите количество.'

/** Said of what is no whole number. */
export const NOT_WHOLE = 'Укажите целое число.'
