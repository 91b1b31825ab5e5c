/** What the others see of somebody who has gone for good: no name, no company. */
export const FORGOTTEN = {
  firstName: 'Удалённый аккаунт',
  lastName: '',
  shortName: 'Удалённая компания',
} as const
