import type { Socket } from 'node:net'
import { Refusal, validationRefusal } from '../domain/refusal.ts'
import { bodyOf } from './refusal-answer.ts'

const TOO_LONG = new Set(['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW'])

/** Answers what is no HTTP, or more of it than a request may be, as every other refusal is answered; then hangs up. */
export function answerUnreadable(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const isTooLong = error.code !== undefined && TOO_LONG.has(error.code)
  const refusal = isTooLong
    ? new Refusal('PAYLOAD_TOO_LARGE')
    : validationRefusal({ '': 'Не удалось прочитать запрос: он неполный или это не HTTP.' })
  const answer = bodyOf(refusal)
  const body = JSON.stringify(answer)
  const head = [
    `HTTP/1.1 ${answer.statusCode} ${answer.error}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
