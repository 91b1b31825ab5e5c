/** What the others see of somebody who has gone for good: no name, no company. */
export const FORGOTTEN = {
  firstName: 'Удалённый аккаунт',
  lastName: '',
  shortName: 'Удалённая компания',
} as const

/** Whether somebody who goes by this name has gone for good: there is no page of theirs any more. */
export const isForgotten = ({ name }: { readonly name: string }): boolean =>
  name === FORGOTTEN.firstName || name === FORGOTTEN.shortName
