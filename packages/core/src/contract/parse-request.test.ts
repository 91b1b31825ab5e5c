import { describe, expect, it } from 'vitest'
import { contract, type Operation } from './contract.ts'
import { flawSentences, parseRequest, type RawRequest } from './parse-request.ts'
import { testUuid } from './samples/sample-values.ts'

const parse = (operation: Operation, raw: Partial<RawRequest>) =>
  parseRequest(operation, { params: {}, query: {}, body: undefined, ...raw })
/** What is wrong with a request. */
const flaws = (operation: Operation, raw: Partial<RawRequest>) => {
  const parsed = parse(operation, raw)
  return parsed.ok ? null : { ...parsed.fields }
}
const message = (text: unknown) => ({ params: { id: '7' }, body: { id: testUuid(1), text } })
/** `depth` objects, one in the other. */
const nested = (depth: number): unknown => (depth === 0 ? 'дно' : { слой: nested(depth - 1) })

describe('a request by the contract', () => {
  it('comes to its handler with the types that it was asked for, and with what is given by default', () => {
    expect(parse('readChat', { params: { id: '7' } })).toStrictEqual({
      ok: true,
      args: { params: { id: 7 }, query: undefined, body: undefined },
    })
    expect(parse('listChats', { query: { page: '2', search: '5' } })).toMatchObject({
      ok: true,
      args: { query: { page: 2, limit: 8, search: '5' } },
    })
    expect(parse('sendChatMessage', message(' Добрый день '))).toStrictEqual({
      ok: true,
      args: { params: { id: 7 }, query: undefined, body: { id: testUuid(1), text: 'Добрый день', fileIds: [] } },
    })
  })

  it('is refused in Russian, a sentence for each field that is wrong', () => {
    expect(flaws('listChatMessages', { query: { chatId: 'семь', messageId: 'да' } })).toEqual({
      chatId: 'Некорректный номер.',
      messageId: 'Некорректный идентификатор.',
    })
    expect(flaws('listChats', { query: { sortBy: 'name' } })?.sortBy).toMatch(/^[А-ЯЁ]/)
  })

  it('is refused in words for people, whatever is wrong with which field', () => {
    const words = new Set<string>()
    for (const operation of Object.keys(contract) as Operation[]) {
      const { params, query, body } = contract[operation].example as Partial<RawRequest>
      for (const part of ['params', 'query', 'body'] as const) {
        const right = { params, query, body }[part] as Record<string, unknown> | undefined
        for (const key of Object.keys(right ?? {})) {
          const strings = ['x', '-7', '1.5', '', ['x', 'y'], 'x'.repeat(6_000)]
          const values = [undefined, null, 1.5, -7, true, [], [{}], {}]
          for (const wrong of part === 'body' ? [...strings, ...values] : strings) {
            const flawed = { params, query, body, [part]: { ...right, [key]: wrong } }
            for (const sentence of Object.values(flaws(operation, flawed) ?? {})) words.add(sentence)
          }
        }
      }
    }
    expect(words.size).toBeGreaterThan(50)
    const programmers =
      /ожидал|получен|неверный ввод|нераспознан|invalid|expected|received|\b(?:string|number|null|undefined|NaN)\b/i
    expect([...words].filter((sentence) => !/[а-яё]/i.test(sentence) || programmers.test(sentence))).toEqual([])
  }, 60_000)

  it('gives the first of the reasons against a field', () => {
    expect(flaws('sendChatMessage', { params: { id: 'x' }, body: { id: 'y', text: 'Добрый день' } })).toEqual({
      id: 'Некорректный номер.',
    })
    expect(flaws('sendChatMessage', { params: { id: 'x' }, body: { id: '\u0000', text: 'Добрый день' } })).toEqual({
      id: 'Некорректный номер.',
    })
  })

  it.each([[null], [undefined], ['текст'], [7], [[]]])('has to have an object for its body, and not %j', (body) => {
    expect(flaws('sendChatMessage', { params: { id: '7' }, body })).toEqual({ '': 'Нужен объект JSON.' })
  })

  it.each(['\u0000', 'до\u0000после', '\uD83D', 'до\uDE00после'])(
    'may not hold %j, which no database keeps',
    (text) => {
      expect(flaws('sendChatMessage', message(text))).toEqual({ text: 'Есть недопустимые символы.' })
      expect(flaws('sendChatMessage', message({ [text]: 1 }))).toEqual({ text: 'Есть недопустимые символы.' })
      expect(flaws('sendChatMessage', message([[''], [text]]))).toEqual({ 'text.1.0': 'Есть недопустимые символы.' })
    },
  )

  it('may hold an emoji', () => {
    expect(flaws('sendChatMessage', message('Приеду 😀'))).toBeNull()
  })

  it('is refused whatever its flawed field is called', () => {
    expect(flaws('sendChatMessage', { params: { id: '7' }, body: { constructor: '\u0000' } })).toEqual({
      constructor: 'Есть недопустимые символы.',
    })
  })

  it('may not be deeper than anything that the contract knows', () => {
    const tooDeep = { text: 'Слишком глубокая вложенность.' }
    expect(flaws('sendChatMessage', message(nested(16)))).toEqual(tooDeep)
    expect(flaws('sendChatMessage', message(nested(15)))).not.toEqual(tooDeep)
    expect(flaws('sendChatMessage', message(nested(2000)))).toEqual(tooDeep)
  })

  it('that every operation shows for an example is parsed', () => {
    for (const operation of Object.keys(contract) as Operation[]) {
      const { params, query, body } = contract[operation].example as Partial<RawRequest>
      const words = (part: unknown) =>
        Object.fromEntries(
          Object.entries(part ?? {}).map(([key, value]) => [
            key,
            Array.isArray(value) ? value.map(String) : `${value}`,
          ]),
        )
      expect([operation, flaws(operation, { params: words(params), query: words(query), body })]).toEqual([
        operation,
        null,
      ])
    }
  })
})

describe('the sentences of a refusal', () => {
  it('are each said once and end without a full stop, for a client joins them', () => {
    const name = 'Имя: не длиннее 40 символов.'
    expect(flawSentences({ name, surname: name, '': 'Т. е. пусто!' })).toEqual([
      'Имя: не длиннее 40 символов',
      'Т. е. пусто!',
    ])
  })
})
