import * as z from 'zod'
import { type Gateway, GatewayRefusal } from './gateway.ts'

/** An account at SMSC.ru. */
export interface SmscAccount {
  readonly login: string
  readonly password: string
  /** Name that the SMS comes from, as the account has it registered; the gateway's own without one. */
  readonly sender: string | undefined
}

export interface SmscOptions extends SmscAccount {
  /** Address of the method that sends; another one only in tests. */
  readonly url?: string
}

const URL_OF_SENDING = 'https://smsc.ru/sys/send.php'
const ANSWER_WITHIN_MS = 10_000

/** Wrong arguments, a text that is not let through, a number that does not exist or cannot be reached. */
const FINAL = new Set([1, 6, 7, 8])
/** The same was sent less than a minute ago: the answer to that was lost on its way. */
const REPEATED = 9

const answerShape = z.union([
  z.object({ error_code: z.int() }),
  z.object({ id: z.union([z.int(), z.string()]), cnt: z.int() }),
])

/**
 * HTTP API of SMSC.ru (https://smsc.ru/api/http/): a form by POST, an answer in JSON (`fmt=3`). What is thrown tells the number of
 * the error alone: the words of the gateway may repeat what was sent.
 */
export function createSmscGateway({ login, password, sender, url = URL_OF_SENDING }: SmscOptions): Gateway {
  return {
    async carry({ id, recipient, text }) {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({
          login,
          psw: password,
          phones: recipient,
          mes: text,
          id: String(id),
          charset: 'utf-8',
          fmt: '3',
          ...(sender !== undefined && { sender }),
        }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      if (!response.ok) throw new Error(`SMSC answered ${response.status}`)
      const parsed = answerShape.safeParse(await response.json().catch(() => null))
      if (!parsed.success) throw new Error('SMSC answered something unknown')
      if (!('error_code' in parsed.data) || parsed.data.error_code === REPEATED) return
      const { error_code: code } = parsed.data
      if (FINAL.has(code)) throw new GatewayRefusal(`SMSC refused with ${code}`)
      throw new Error(`SMSC answered with error ${code}`)
    },
  }
}
