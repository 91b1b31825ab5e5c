/** Words of the cards of executors. */
export const ru = {
  /** As the law on advertising asks for. */
  paid: 'Реклама',
} as const
