import { afterAll, describe, expect, it } from 'vitest'
import { MESSAGE_TEXT } from '../contract/index.ts'
import { type ChatWorld, chatWorld, fakeChatServer, settle, testUuid, watchTransitions } from '../testing/index.ts'
import { composerMachine, DRAFT_DEBOUNCE } from './composer.machine.ts'

const watch = watchTransitions(composerMachine)
const draftKey = (chatId: number) => `artel.chat.draft.${testUuid(101)}.${chatId}`
const [, LONGEST] = MESSAGE_TEXT

const writer = async () => {
  const server = fakeChatServer()
  server.addChat()
  server.addChat()
  const world = await chatWorld({ server, inspect: watch.inspect })
  await world.connect()
  await open(world, 901)
  return world
}
const open = async ({ chat }: ChatWorld, chatId: number) => {
  chat.send({ type: 'chat.open', chatId })
  await settle()
}
const change = ({ chat }: ChatWorld, text: string) => chat.composer.send({ type: 'draft.change', text })

describe('the composer', () => {
  afterAll(() => expect(watch.missed()).toEqual([]))

  it('is hidden until a chat is there to write to', async () => {
    const world = await writer()
    world.chat.send({ type: 'chat.close' })
    expect(world.chat.composer.get()).toEqual({ status: 'hidden' })
    await open(world, 777)

    expect(world.chat.composer.get()).toEqual({ status: 'hidden' })
  })

  it.each([
    ['', 0, false],
    ['  \n ', 0, false],
    ['я', 1, true],
    [' да ', 2, true],
    ['👍🏽', 2, true],
    ['я'.repeat(LONGEST), LONGEST, true],
    ['я'.repeat(LONGEST + 1), LONGEST + 1, false],
  ])('lets %j be sent only when it is text within the limit', async (text, length, canSend) => {
    const world = await writer()
    change(world, text)
    expect(world.chat.composer.get()).toEqual({ status: 'open', text, length, limit: LONGEST, canSend })

    world.chat.composer.send({ type: 'message.send' })
    await settle()

    expect(world.server.messages(901)).toHaveLength(canSend ? 1 : 0)
    expect(world.chat.composer.get()).toMatchObject({ text: canSend ? '' : text })
  })

  it('tells of each letter at once', async () => {
    const world = await writer()
    const heard: unknown[] = []
    world.chat.composer.subscribe(() => heard.push(world.chat.composer.get()))
    change(world, 'Д')
    change(world, 'Да')

    expect(heard).toMatchObject([{ text: 'Д' }, { text: 'Да' }])
  })

  it('stores the draft after half a second of quiet', async () => {
    const world = await writer()
    change(world, 'Черно')
    await world.clock.elapse(DRAFT_DEBOUNCE - 1)
    change(world, 'Черновик')
    await world.clock.elapse(DRAFT_DEBOUNCE - 1)
    expect(world.storage.get(draftKey(901))).toBeNull()
    await world.clock.elapse(1)

    expect(world.storage.get(draftKey(901))).toBe('Черновик')
  })

  it('keeps a draft per chat while one goes from chat to chat', async () => {
    const world = await writer()
    change(world, 'Первому')
    await open(world, 902)
    expect(world.chat.composer.get()).toMatchObject({ text: '' })
    change(world, 'Второму')
    await open(world, 901)

    expect(world.chat.composer.get()).toMatchObject({ text: 'Первому' })
    expect(world.storage.get(draftKey(902))).toBe('Второму')
  })

  it('has the draft again after a reload, however sudden', async () => {
    const world = await writer()
    change(world, 'Не успел')
    const again = await world.reload()
    await open(again, 901)

    expect(again.chat.composer.get()).toMatchObject({ text: 'Не успел' })
  })

  it('forgets the draft once it is sent or wiped', async () => {
    const world = await writer()
    change(world, 'Готово')
    await world.clock.elapse(DRAFT_DEBOUNCE)
    world.chat.composer.send({ type: 'message.send' })
    expect(world.storage.get(draftKey(901))).toBeNull()

    change(world, 'Передумал')
    await world.clock.elapse(DRAFT_DEBOUNCE)
    change(world, '')
    await world.clock.elapse(DRAFT_DEBOUNCE)
    expect(world.storage.get(draftKey(901))).toBeNull()
  })
})
