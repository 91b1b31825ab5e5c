export type { JudgedField } from '@artel/core/products'

/** What a seller does with the own product without opening it. */
export type OwnProductMove = 'SUBMIT' | 'HIDE' | 'SHOW' | 'SELL_OUT' | 'RESTOCK'

/** What each is called, and what follows. */
export type ProductMoveWords = Readonly<Record<OwnProductMove, { readonly label: string; readonly note: string }>>
