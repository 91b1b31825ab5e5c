import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { securityHeaders } from '../http/security-headers.ts'
import { REFRESH_COOKIE } from '../http/session-handlers.ts'
import type { KeptPages, RenderedPage } from './kept-pages.ts'
import { pageNonce } from './page-body.ts'
import { takesBrotli } from './page-headers.ts'

/** What an answer hangs on besides the kept page itself. */
export interface AnswerSource {
  /** Under which the page is kept. */
  readonly key: string
  /** Whether the request came by HTTPS. */
  readonly isSecure: boolean
}

/**
 * Answers of kept pages without routes, hooks and plugins, which cost ten times what sending the bytes does. Such an answer is
 * counted with the others, and has no line in the log.
 */
export interface KeptAnswers {
  /** Requests that are written like this one have their page there. */
  learn(request: IncomingMessage, source: AnswerSource): void
  /** Sends the page that is kept for such requests; `false` when there is none, and nothing was sent. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

export interface KeptAnswersDeps {
  readonly kept: Pick<KeptPages, 'fresh'>
  /** What of a guest's cookies a page depends on. */
  readonly variantOf: (cookies: string) => string
  /** Whether a request differs from others that are written like it. */
  readonly markOf: (request: IncomingMessage) => string
  /** Content-Security-Policy of the page with this nonce. */
  readonly policyOf: (nonce: string) => string
  /** Called when one has been sent, `ms` after its request came. */
  readonly onAnswer: (ms: number) => void
}

/** So many ways to ask are remembered; whoever makes up more is answered the longer way. */
const KNOWN = 1_000
/** Characters of the longest address that is remembered. */
const LONGEST = 500

const OWN_SESSION = new RegExp(`(?:^|[;\\s])${REFRESH_COOKIE}=`)

/** Headers that are the same in every answer with this page, a name and its value in turns: made once, for that is dear. */
function headsOf() {
  const heads = new WeakMap<RenderedPage, Map<string, readonly string[]>>()
  return (page: RenderedPage, isPacked: boolean, isSecure: boolean): readonly string[] => {
    const own = heads.get(page) ?? new Map<string, readonly string[]>()
    heads.set(page, own)
    const kind = `${isPacked} ${isSecure}`
    const known = own.get(kind)
    if (known) return known
    const headers = { ...Object.fromEntries(page.headers), ...(isPacked && { 'content-encoding': 'br' }) }
    const head = Object.entries({ ...securityHeaders(isSecure), ...headers }).flat()
    own.set(kind, head)
    return head
  }
}

export function createKeptAnswers({ kept, variantOf, markOf, policyOf, onAnswer }: KeptAnswersDeps): KeptAnswers {
  const known = new Map<string, AnswerSource>()
  const headOf = headsOf()

  /** All that can make another page of a request; `null` for those whose page is their own, or is not asked for. */
  const wordingOf = (request: IncomingMessage): string | null => {
    const { method, url = '', headers } = request
    const { host = '', cookie } = headers
    if (method !== 'GET' || url.length > LONGEST) return null
    if (cookie !== undefined && OWN_SESSION.test(cookie)) return null
    const proxied = `${headers['x-forwarded-proto'] ?? ''}\n${headers['x-forwarded-host'] ?? ''}`
    return `${url}\n${host}\n${proxied}\n${markOf(request)}\n${cookie === undefined ? '' : variantOf(cookie)}`
  }

  return {
    learn(request, source) {
      const wording = wordingOf(request)
      if (wording === null) return
      if (known.size >= KNOWN) known.clear()
      known.set(wording, source)
    },
    answer(request, response) {
      const began = performance.now()
      const wording = wordingOf(request)
      const source = wording === null ? undefined : known.get(wording)
      const page = source && kept.fresh(source.key)
      if (!page) return false
      const nonce = pageNonce()
      const isPacked = takesBrotli(request.headers['accept-encoding'])
      const body = isPacked ? page.body.packed(nonce) : page.body.plain(nonce)
      if (!body) return false
      const own = ['x-request-id', randomUUID(), 'content-security-policy', policyOf(nonce)]
      const head = headOf(page, isPacked, source.isSecure)
      response.writeHead(page.status, [...head, ...own, 'content-length', String(body.length)])
      response.end(body)
      onAnswer(performance.now() - began)
      return true
    },
  }
}

/** Lets `answer` have each request first, while the server takes new ones; what it does not answer goes its usual way. */
export function answerFirst(server: Server, answer: KeptAnswers['answer']): void {
  const usual = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (server.listening && answer(request, response)) return
    for (const listener of usual) listener.call(server, request, response)
  })
}
