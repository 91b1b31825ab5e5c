import { formatSpan, NBSP } from '@artel/core/format'

/** Words of the cards of executors. */
export const ru = {
  badges: { PRO: 'PRO', TOP_EXECUTOR: 'ТОП' },
  answers: (minutes: number) => `отвечает за${NBSP}${formatSpan(minutes)}`,
  /** As the law on advertising asks for. */
  paid: 'Реклама',
} as const
