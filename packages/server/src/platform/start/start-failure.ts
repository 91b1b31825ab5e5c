import { StartError } from '../config/start-error.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { StorageAway } from '../storage/file-storage.ts'

/** Turns what stopped the start into Russian sentences, or nothing when it is a defect of the program. */
export function explainStartFailure(error: unknown): readonly string[] | undefined {
  if (error instanceof StartError) return error.lines
  if (!(error instanceof Error)) return undefined
  if (error instanceof StorageAway) return ofStorage(error)
  return ofFile(error) ?? ofDatabase(error)
}

/** Pictures of the demo are the first that goes into the storage. */
const ofStorage = ({ message, cause }: StorageAway): string[] => [
  `Хранилище S3 не приняло файлы примеров: ${innermost(cause) ?? message}.`,
  'Проверьте S3_ENDPOINT, S3_BUCKET и ключи или начните без примеров: SEED=none npm start',
]

/** `fetch` says "fetch failed", and why in the cause of the cause. */
function innermost(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  const { message, code } = cause as NodeJS.ErrnoException
  return innermost(cause.cause) ?? (message || code)
}

const FILE_TROUBLE: Readonly<Record<string, string>> = {
  EACCES: 'нет прав',
  EPERM: 'нет прав',
  EROFS: 'диск доступен только для чтения',
  ENOSPC: 'на диске нет места',
  EDQUOT: 'на диске нет места',
  EIO: 'диск не читается',
  EMFILE: 'открыто слишком много файлов',
  ENFILE: 'открыто слишком много файлов',
  ENOTDIR: 'на этом месте файл, а не папка',
  EEXIST: 'на этом месте файл, а не папка',
  EISDIR: 'на этом месте папка, а не файл',
}

function ofFile({ code, path }: NodeJS.ErrnoException): string[] | undefined {
  const trouble = code && path && FILE_TROUBLE[code]
  if (!trouble) return undefined
  return [`${path}: ${trouble}. Устраните это или укажите другую папку данных: ARTEL_DATA=/путь/к/папке npm start`]
}

/** The database was there a moment ago: it was opened, or there is advice already. */
function ofDatabase(error: Error): string[] | undefined {
  // The right to make tables; and what is no error of ours: full, stopping, cut off, a copy to be read only.
  if ((error as { code?: unknown }).code === '42501') {
    return [`База данных отказала: ${error.message}. Дайте пользователю из DATABASE_URL право создавать в ней таблицы.`]
  }
  if (!isDatabaseUnavailable(error)) return undefined
  return [
    `База данных перестала отвечать: ${error.message}.`,
    'Проверьте, работает ли её сервер, есть ли у него место на диске и можно ли в неё писать, и запустите снова.',
  ]
}

/** An address to listen on, and the variable that has its port. */
export interface ListeningAddress {
  readonly host: string
  readonly port: number
  readonly variable: 'PORT' | 'METRICS'
}

/** What keeps a server from listening, with advice; another error as it is. */
export function listeningFailure(error: unknown, { host, port, variable }: ListeningAddress): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error
  const isSite = variable === 'PORT'
  const before = isSite || host === '127.0.0.1' ? '' : `${host}:`
  const other = (number: number) => `выберите другой: ${variable}=${before}${number} npm start`
  const fix = isSite
    ? 'Исправьте HOST: 127.0.0.1 — только для себя, 0.0.0.0 — для всей сети.'
    : 'Исправьте METRICS: 9464 — только для себя, 0.0.0.0:9464 — для всей сети.'
  const advice = () => {
    switch (code) {
      case 'EADDRINUSE':
        return `Порт ${port} уже занят. Остановите программу, которая его занимает, или ${other(port < 65_535 ? port + 1 : 3000)}`
      case 'EACCES':
        return `Нет прав на порт ${port}: порты до 1024 отдают только администратору; ${other(isSite ? 3000 : 9464)}`
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `У этого компьютера нет адреса «${host}». ${fix}`
      default:
        return `На адресе «${host}» слушать нельзя: ${message}. ${fix}`
    }
  }
  return new StartError(advice(), { cause: error })
}

type Write = (text: string) => void

/**
 * Why the start failed, in one line: what is wrong and what to do about it.
 * @param writeTrace where the stack of a defect goes for those who trace; not beside the line
 */
export function printStartFailure(
  error: unknown,
  write: Write = (text) => process.stderr.write(text),
  writeTrace?: Write,
): void {
  const sentences = explainStartFailure(error)
  if (sentences) {
    write(`  ${inOneLine(['Артель не запустилась:', ...sentences])}\n`)
    return
  }
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n')
  const advice = 'Подробности: LOG_LEVEL=debug npm start'
  write(`  ${inOneLine([`Артель не запустилась из-за ошибки в программе: ${first}`, advice])}\n`)
  if (error instanceof Error) writeTrace?.(`${error.stack}\n`)
}

/** What systems say comes with breaks of lines and without full stops. */
const inOneLine = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => sentence.replace(/\s*[\r\n]+\s*/g, ' ').trim())
    .map((sentence, index) =>
      index === sentences.length - 1 || /[.!?:;…]$/.test(sentence) ? sentence : `${sentence}.`,
    )
    .join(' ')
