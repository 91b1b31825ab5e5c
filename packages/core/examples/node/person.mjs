import { signInForm } from '@artel/core/auth'
import { createMarketplace } from '@artel/core/marketplace'
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

/** Signs somebody in by their password; resolves with who it is. */
export const signInWith = async (market, { clock }, { login, password }) => {
  const signedIn = emitted(market.session, 'signedIn')
  await submitForm(createActor(signInForm.provide(market), { clock }), { login, password })
  return (await signedIn).user
}

/** Signs somebody in and opens their chats. `ports` are what core knows of the world around it. */
export const signIn = async (ports, credentials) => {
  const market = createMarketplace(ports, null)
  const user = await signInWith(market, ports, credentials)
  const chat = await market.startChat()
  await found(market.connection, (status) => status === 'online')
  return { user, api: market.api, chat, leave: market.stop }
}
