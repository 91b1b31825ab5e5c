import { expect, test } from 'vitest'
import type { MailConfig } from '../config/config.ts'
import type { SmsConfig } from '../config/sms.config.ts'
import { printReady, type ReadyFacts } from './start-messages.ts'

const URL = 'http://localhost:3000'
const facts = {
  role: 'all',
  hasDemo: true,
  accounts: [
    { title: 'Заказчик', email: 'client@artel.test', password: 'Artel-demo-1' },
    { title: 'Администратор', email: 'admin@artel.test', password: 'Artel-demo-1' },
  ],
  engine: 'pglite',
  dataDir: '/srv/artel/.data',
  mail: { kind: 'outbox', isShown: true },
  sms: { kind: 'outbox', isShown: true, aDay: 500 },
  isExposed: false,
  payments: { kind: 'sandbox', vatCode: 1 },
} satisfies ReadyFacts

function printed(print: (write: (text: string) => void) => void): string {
  let all = ''
  print((text) => {
    all += text
  })
  return all
}

test('a ready server shows its address, the demo accounts in columns and the limits of the embedded database', () => {
  const text = printed((write) => printReady(URL, facts, write))
  expect(text).toContain('Артель работает: http://localhost:3000')
  expect(text).toContain('Заказчик       client@artel.test  пароль Artel-demo-1')
  expect(text).toContain('Администратор  admin@artel.test   пароль Artel-demo-1')
  expect(text).toContain('/srv/artel/.data')
  expect(text).toContain('DATABASE_URL=postgres://')
})

test('without demo data no accounts are shown, and on PostgreSQL no limits', () => {
  const text = printed((write) =>
    printReady(URL, { ...facts, hasDemo: false, accounts: [], engine: 'postgres' }, write),
  )
  expect(text).not.toContain('artel.test')
  expect(text).not.toContain('DATABASE_URL')
})

test('a process with one task says which', () => {
  const said = (more: Partial<ReadyFacts>) =>
    printed((write) => printReady(URL, { ...facts, ...more } as ReadyFacts, write))
  expect(said({ role: 'api' })).toContain('API Артели работает: http://localhost:3000')
  // It may be the one that has changed the passwords of staff.
  expect(said({ role: 'worker' })).toContain('admin@artel.test')
  const pages = said({ role: 'web', apiUrl: 'http://api:3000' })
  expect(pages).toContain('Страницы Артели работают: http://localhost:3000')
  expect(pages).toContain('API по адресу http://api:3000')
})

test('letters that nobody sends are where the start says', () => {
  const said = (mail: MailConfig) => printed((write) => printReady(URL, { ...facts, mail }, write))
  expect(said({ kind: 'outbox', isShown: true })).toContain('Письма: http://localhost:3000/dev/mail')
  expect(said({ kind: 'outbox', isShown: false })).toContain('MAIL=outbox npm start')
  expect(said({ kind: 'smtp', url: 'smtp://mail', from: 'noreply@artel.test' })).not.toContain('Письма')
})

test('SMS that nobody sends are where the start says', () => {
  const said = (sms: SmsConfig) => printed((write) => printReady(URL, { ...facts, sms }, write))
  expect(said({ kind: 'outbox', isShown: true, aDay: 500 })).toContain('СМС: http://localhost:3000/dev/mail#sms')
  expect(said({ kind: 'outbox', isShown: false, aDay: 500 })).toContain('SMS=outbox npm start')
  expect(said({ kind: 'smsc', login: 'artel', password: 'secret', sender: undefined, aDay: 500 })).not.toContain('СМС')
})

test('a site that others reach is told of passwords that all know and of payments that cost nothing', () => {
  const said = (changes: Partial<Extract<ReadyFacts, { role: 'all' | 'api' | 'worker' }>>) =>
    printed((write) => printReady(URL, { ...facts, ...changes }, write))
  expect(said({})).not.toContain('Внимание')
  expect(said({ isExposed: true })).toContain('примеры с паролем, который знают все')
  expect(said({ isExposed: true })).toContain('оплата учебная')
  const serious = { isExposed: true, hasDemo: false, accounts: [] } as const
  expect(said({ ...serious, payments: { kind: 'yookassa', shopId: '1', secretKey: 's', vatCode: 1 } })).not.toContain(
    'Внимание',
  )
})
