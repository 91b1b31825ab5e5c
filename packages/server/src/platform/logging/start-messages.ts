import type { Config, MailConfig } from '../config/config.ts'
import type { SmsConfig } from '../config/sms.config.ts'

/** A demo account worth showing at start. */
export interface DemoAccount {
  /** Who it is, in Russian: «Заказчик». */
  title: string
  email: string
  password: string
}

/** What {@link printReady} tells about the process. */
export type ReadyFacts = BackendFacts | PagesFacts

/** A process with a database. */
interface BackendFacts {
  readonly role: 'all' | 'api' | 'worker'
  /** Whether people of the demo are in the database. */
  readonly hasDemo: boolean
  readonly accounts: readonly DemoAccount[]
  readonly engine: 'pglite' | 'postgres'
  /** Absolute path of the data folder. */
  readonly dataDir: string
  readonly mail: MailConfig
  readonly sms: SmsConfig
  readonly isExposed: boolean
  readonly payments: Config['payments']
}

/** A process that serves pages only. */
interface PagesFacts {
  readonly role: 'web'
  readonly apiUrl: string
}

type Write = (text: string) => void

const toStdout: Write = (text) => process.stdout.write(text)

/** One human line about what the start is busy with: «Готовим базу данных…». */
export function printStep(text: string, write: Write = toStdout): void {
  write(`  ${text}\n`)
}

/** The last words of a successful start: the address where the browser should go, demo accounts, where the data lives and what that means. */
export function printReady(url: string, facts: ReadyFacts, write: Write = toStdout): void {
  const lines = ['', `  ${WORKS[facts.role]}: ${url}`, '']
  if (facts.role === 'web') lines.push(`  Данные: API по адресу ${facts.apiUrl}`)
  else lines.push(...backendLines(facts), ...mailLines(url, facts), ...smsLines(url, facts), ...warnings(facts))
  lines.push('', '  Остановить: Ctrl+C', '')
  write(`${lines.join('\n')}\n`)
}

const WORKS = {
  all: 'Артель работает',
  api: 'API Артели работает',
  web: 'Страницы Артели работают',
  worker: 'Фоновые задачи Артели выполняются, состояние',
} as const

function backendLines({ accounts, engine, dataDir }: BackendFacts): string[] {
  // Of every process: whichever starts first has changed the passwords of staff, and they are told once.
  const lines = accountLines(accounts)
  if (engine === 'postgres') return [...lines, `  Данные: PostgreSQL, файлы — ${dataDir}`]
  return [
    ...lines,
    `  Данные: ${dataDir} (встроенная база)`,
    '  Встроенная база переживает аварийную остановку программы (kill -9), но рассчитана на один процесс',
    '  и не испытана на отключение питания. Для настоящей нагрузки подключите PostgreSQL:',
    '  DATABASE_URL=postgres://пользователь:пароль@сервер/база npm start',
  ]
}

/** Whoever registers here gets a letter; it should not be a riddle where it is. */
function mailLines(url: string, { role, mail }: BackendFacts): string[] {
  if (mail.kind === 'smtp' || role === 'worker') return []
  if (mail.isShown) return [`  Письма: ${url}/dev/mail (видно только с этого компьютера)`]
  return [
    '  Письма остаются в базе. Отправлять их: SMTP_URL и MAIL_FROM; читать на этом компьютере: MAIL=outbox npm start',
  ]
}

/** The same of codes for phones. */
function smsLines(url: string, { role, sms }: BackendFacts): string[] {
  if (sms.kind === 'smsc' || role === 'worker') return []
  if (sms.isShown) return [`  СМС: ${url}/dev/mail#sms`]
  return [
    '  СМС остаются в базе. Отправлять их: SMSC_LOGIN и SMSC_PASSWORD; читать на этом компьютере: SMS=outbox npm start',
  ]
}

/** What a site that others reach must not be left with. */
function warnings({ hasDemo, isExposed, payments }: BackendFacts): string[] {
  if (!isExposed) return []
  const demo = [
    '',
    '  Внимание: сайт открыт не только этому компьютеру, а в базе примеры с паролем, который знают все.',
    '  Пароли сотрудников заменены случайными и показаны один раз, при первом таком запуске. Для настоящей работы:',
    '  пустая база и SEED=none.',
  ]
  const sandbox = [
    '',
    '  Внимание: оплата учебная, платные услуги достаются даром. Настоящая: YOOKASSA_SHOP_ID и YOOKASSA_SECRET_KEY.',
  ]
  return [...(hasDemo ? demo : []), ...(payments.kind === 'sandbox' ? sandbox : [])]
}

function accountLines(accounts: readonly DemoAccount[]): string[] {
  if (accounts.length === 0) return []
  const titleWidth = Math.max(...accounts.map(({ title }) => title.length))
  const emailWidth = Math.max(...accounts.map(({ email }) => email.length))
  return [
    '  Учётные записи для знакомства:',
    ...accounts.map((a) => `    ${a.title.padEnd(titleWidth)}  ${a.email.padEnd(emailWidth)}  пароль ${a.password}`),
    '',
  ]
}
