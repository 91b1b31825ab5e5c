import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Frame, FrameSplitter, ProtocolViolation } from './framing.ts'
import { SYNC, simpleQuery } from './messages.ts'

const SSL = opening(80_877_103)
const GSS = opening(80_877_104)
const CANCEL = opening(80_877_102, Buffer.alloc(8))
const STARTUP = opening(196_608, Buffer.from('user\0postgres\0\0'))
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4])

function opening(code: number, rest: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeInt32BE(8 + rest.length)
  head.writeInt32BE(code, 4)
  return Buffer.concat([head, rest])
}

/** Cuts the bytes at the given places and feeds the pieces one by one. */
function feed(bytes: Buffer, cuts: readonly number[]): Frame[] {
  const splitter = new FrameSplitter()
  const places = [...new Set([0, ...cuts.map((cut) => cut % bytes.length), bytes.length])].sort((a, b) => a - b)
  return places.slice(1).flatMap((end, index) => splitter.push(bytes.subarray(places[index], end)))
}

const messagesOf = (frames: readonly Frame[]) =>
  Buffer.concat(frames.map((frame) => (frame.kind === 'messages' ? frame.bytes : Buffer.alloc(0))))
const kindsOf = (frames: readonly Frame[]) => frames.map(({ kind }) => kind).filter((kind) => kind !== 'messages')

test('the network may cut the conversation anywhere without changing what is heard', () => {
  const queries = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 8 })
  fc.assert(
    fc.property(queries, fc.array(fc.nat(), { maxLength: 40 }), (texts, cuts) => {
      const said = Buffer.concat([...texts.map(simpleQuery), SYNC])
      const frames = feed(Buffer.concat([SSL, GSS, STARTUP, said, TERMINATE]), cuts)
      expect(kindsOf(frames)).toEqual(['encryption', 'encryption', 'startup', 'terminate'])
      expect(messagesOf(frames)).toEqual(said)
    }),
  )
})

test('a conversation that arrives byte by byte is heard in full', () => {
  const said = Buffer.concat([simpleQuery('select 1'), SYNC])
  const bytes = Buffer.concat([STARTUP, said])
  const frames = feed(bytes, [...bytes.keys()])
  expect(kindsOf(frames)).toEqual(['startup'])
  expect(messagesOf(frames)).toEqual(said)
})

test('messages that arrive together stay together, so that a query costs one trip to the engine', () => {
  const splitter = new FrameSplitter()
  splitter.push(STARTUP)
  const said = Buffer.concat([simpleQuery('select 1'), simpleQuery('select 2'), SYNC])
  expect(splitter.push(said)).toEqual([{ kind: 'messages', bytes: said }])
})

test('the startup packet comes out whole, as the engine wants it', () => {
  expect(new FrameSplitter().push(STARTUP)).toEqual([{ kind: 'startup', bytes: STARTUP }])
})

test('a message of many megabytes is put together from its chunks', () => {
  const query = simpleQuery(`select '${'ы'.repeat(4_000_000)}'`)
  const splitter = new FrameSplitter()
  splitter.push(STARTUP)
  const frames: Frame[] = []
  for (let offset = 0; offset < query.length; offset += 65_536) {
    frames.push(...splitter.push(query.subarray(offset, offset + 65_536)))
  }
  expect(frames.length).toBe(1)
  expect(messagesOf(frames).equals(query)).toBe(true)
})

test('a request to cancel is recognised', () => {
  expect(new FrameSplitter().push(CANCEL)).toEqual([{ kind: 'cancel' }])
})

test('what follows a goodbye is not heard', () => {
  const splitter = new FrameSplitter()
  splitter.push(STARTUP)
  expect(splitter.push(Buffer.concat([TERMINATE, simpleQuery('select 1')]))).toEqual([{ kind: 'terminate' }])
})

test.each([
  ['a startup packet shorter than its own head', Buffer.from([0, 0, 0, 7])],
  ['a startup packet longer than PostgreSQL allows', Buffer.from([0, 1, 0, 0])],
  ['an HTTP request', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['a message of negative length', Buffer.concat([STARTUP, Buffer.from([0x51, 0xff, 0xff, 0xff, 0xff])])],
  ['a message shorter than its length field', Buffer.concat([STARTUP, Buffer.from([0x51, 0, 0, 0, 3])])],
])('%s is a violation of the protocol', (_, bytes) => {
  expect(() => new FrameSplitter().push(bytes)).toThrow(ProtocolViolation)
})
