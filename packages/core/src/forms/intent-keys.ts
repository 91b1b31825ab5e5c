import type { RandomIds } from '../ports/index.ts'

/**
 * Keys for a form that makes something: the same body sent once more, after an answer that was lost, has the same key, so the
 * server makes nothing twice. Another body is another intent.
 */
export const intentKeys = ({ uuid }: Pick<RandomIds, 'uuid'>): ((body: unknown) => string) => {
  let last = { text: '', key: '' }
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.text) last = { text, key: uuid() }
    return last.key
  }
}
