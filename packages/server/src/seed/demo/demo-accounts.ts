import type { DemoAccount } from '../../platform/logging/start-messages.ts'

/** Password of every account in {@link demoAccounts}. */
export const DEMO_PASSWORD = 'Artel-demo-1'

/** Accounts that can be signed in to after SEED=demo, for the message at start. Everybody else's password is unknown. */
export const demoAccounts: readonly DemoAccount[] = [
  { title: 'Заказчик', email: 'client@artel.test', password: DEMO_PASSWORD },
  { title: 'Исполнитель', email: 'executor@artel.test', password: DEMO_PASSWORD },
  { title: 'Компания', email: 'company@artel.test', password: DEMO_PASSWORD },
  { title: 'Модератор', email: 'moderator@artel.test', password: DEMO_PASSWORD },
  { title: 'Администратор', email: 'admin@artel.test', password: DEMO_PASSWORD },
]

const announced: ReadonlySet<string> = new Set(demoAccounts.map(({ email }) => email))

/** Whether anybody may sign in as this person. */
export const isAnnounced = ({ email }: { readonly email: string }): boolean => announced.has(email)
