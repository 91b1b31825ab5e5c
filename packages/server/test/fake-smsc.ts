import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What SMSC answers to a request that it does not take. */
interface SmscError {
  readonly error: string
  readonly error_code: number
}

/** SMSC.ru as its documentation describes it, as far as one SMS needs it (https://smsc.ru/api/http). */
export interface FakeSmsc {
  readonly url: string
  /** Fields of the forms that were taken, in order. */
  readonly taken: readonly Readonly<Record<string, string>>[]
  /** Answers the next requests so, one each: with an error of the gateway, a status of HTTP, or nothing after having taken it. */
  next(...answers: (SmscError | number | 'lost')[]): void
  close(): Promise<void>
}

export async function fakeSmsc({ login, password }: { login: string; password: string }): Promise<FakeSmsc> {
  const taken: Record<string, string>[] = []
  const answers: (SmscError | number | 'lost')[] = []
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (request.method !== 'POST' || form.fmt !== '3' || form.charset !== 'utf-8') {
      return json({ error: 'parameters error', error_code: 1 })
    }
    if (form.login !== login || form.psw !== password) return json({ error: 'authorise error', error_code: 2 })
    const answer = answers.shift()
    if (typeof answer === 'number') return response.writeHead(answer).end()
    if (typeof answer === 'object') return json(answer)
    const { psw: _, ...shown } = form
    const isRepeated = taken.some(({ phones, mes }) => phones === form.phones && mes === form.mes)
    if (isRepeated) return json({ error: 'duplicate request, wait a minute', error_code: 9 })
    taken.push(shown)
    if (answer === 'lost') return response.destroy()
    return json({ id: Number(form.id), cnt: 1 })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/sys/send.php`,
    taken,
    next: (...more) => void answers.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
