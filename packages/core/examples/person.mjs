import { createApiClient, SERVER_TIMEOUT } from '@artel/core/api'
import { createTokenKeeper, provideSession, provideSignIn } from '@artel/core/auth'
import { createChat, createRealtime, createUnread } from '@artel/core/chat'
import { createActor } from 'xstate'

/** Resolves with the next event of that type which the actor emits. */
export const emitted = (actor, type) =>
  new Promise((resolve) => {
    const subscription = actor.on(type, (event) => {
      subscription.unsubscribe()
      resolve(event)
    })
  })

/** Resolves with what `look` finds in a readable value of core, as soon as it finds something. */
export const found = (readable, look) =>
  new Promise((resolve) => {
    let stop = () => {}
    const check = () => {
      const value = look(readable.get())
      if (!value) return false
      stop()
      resolve(value)
      return true
    }
    if (!check()) stop = readable.subscribe(check)
  })

/** Fills a form of core in and sends it; rejects with what stands in the way, in the words a person would read. */
export const submitForm = async (actor, values) => {
  actor.start()
  for (const [name, value] of Object.entries(values)) actor.send({ type: 'field.change', name, value })
  const done = emitted(actor, 'form.done')
  const refused = emitted(actor, 'form.refused').then(() => {
    const { message, problems, refused: fields } = actor.getSnapshot().context
    throw new Error([message, ...Object.values({ ...problems, ...fields })].filter(Boolean).join(' '))
  })
  actor.send({ type: 'form.submit' })
  const { output } = await Promise.race([done, refused])
  actor.stop()
  return output
}

/** Signs somebody in and opens their chats. `ports` are what core knows of the world around it. */
export const signIn = async (ports, { login, password }) => {
  const { transport, socket, clock, ids, lock, storage, connectivity } = ports
  const tokens = createTokenKeeper({
    refresh: async (refreshToken) =>
      (await api.refresh({ body: { grantType: 'refresh_token', refreshToken: refreshToken ?? undefined } })).data,
    clock,
    lock,
    viewerId: null,
    carrier: 'body',
  })
  const api = createApiClient({ transport, clock, ids, tokens, xsrfToken: () => null, timeoutMs: SERVER_TIMEOUT })
  const session = createActor(provideSession({ api, tokens }), { clock, input: { viewer: null } }).start()

  const signedIn = emitted(session, 'signedIn')
  await submitForm(createActor(provideSignIn({ api, tokens }), { clock }), { login, password })
  const { user } = await signedIn

  const random = Math.random
  const realtime = createRealtime({ socket, tokens, connectivity, clock, random })
  const unread = createUnread({ userId: user.id, api, realtime, clock, random })
  const chat = createChat({
    api,
    realtime,
    unread,
    userId: user.id,
    storage,
    clock,
    ids,
    random,
    timeZone: 'Europe/Moscow',
  })
  unread.start()
  chat.start()
  realtime.start()
  await found(realtime.connection, (status) => status === 'online')

  return {
    user,
    api,
    chat,
    unread,
    leave: () => {
      chat.stop()
      unread.stop()
      realtime.stop()
      session.stop()
    },
  }
}
