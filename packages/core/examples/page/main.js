import { signInForm } from '@artel/core/auth'
import { browserPorts } from '@artel/core/browser'
import { formatMoney } from '@artel/core/format'
import { createMarketplace } from '@artel/core/marketplace'
import { createActor } from 'xstate'

const ports = browserPorts()
const market = createMarketplace(ports)
const find = (selector) => document.querySelector(selector)

/** Shows a value now and after each change. */
const show = (readable, draw) => {
  draw(readable.get())
  readable.subscribe(() => draw(readable.get()))
}

const lines = (tag, texts) =>
  texts.map((text) => {
    const line = document.createElement(tag)
    line.textContent = text
    return line
  })

// Signing in: a form machine of core behind a form of the page.
const signIn = createActor(signInForm.provide(market), { clock: ports.clock }).start()
find('#sign-in').addEventListener('input', ({ target }) =>
  signIn.send({ type: 'field.change', name: target.name, value: target.value }),
)
find('#sign-in').addEventListener('submit', (event) => {
  event.preventDefault()
  signIn.send({ type: 'form.submit' })
})
signIn.subscribe(({ context }) => {
  find('#sign-in [role=alert]').textContent = [context.message, ...Object.values(context.problems)].join(' ')
})

// Who is signed in, now and after a reload: the server keeps the refresh token in a cookie.
let talking = false
show(market.sessionView, (view) => {
  const user = view.status === 'signedIn' ? view.user : null
  find('#sign-in').hidden = view.status !== 'guest' && view.status !== 'expired'
  find('#talk').hidden = user === null
  find('#viewer').textContent = user ? `Вы вошли: ${user.firstName}` : ''
  if (user && !talking) talk()
  talking = user !== null
})

// The list: a call of the API.
const { items } = (await market.api.listTasks({ query: { limit: 5 } })).data
find('#tasks').replaceChildren(
  ...lines(
    'li',
    items.map(({ title, budgetTo }) => (budgetTo === null ? title : `${title}: ${formatMoney(budgetTo)}`)),
  ),
)

// Chatting: views to show, commands to send.
async function talk() {
  const chat = await market.startChat()
  show(chat.list, (list) => {
    const rows = list.status === 'ready' ? [...list.rows] : []
    find('#chats').replaceChildren(
      ...rows.map(({ id, companion, task }) => {
        const [button] = lines('button', [`${companion.name}: ${task?.title ?? ''}`])
        button.addEventListener('click', () => chat.send({ type: 'chat.open', chatId: id }))
        const row = document.createElement('li')
        row.append(button)
        return row
      }),
    )
  })
  show(chat.window, (window) => {
    const rows = window.status === 'ready' ? window.rows : []
    find('#messages').replaceChildren(
      ...lines(
        'li',
        rows.flatMap((row) => row.text ?? row.label ?? []),
      ),
    )
  })
  show(chat.composer, ({ status }) => {
    find('#composer').hidden = status !== 'open'
  })
  find('#composer').onsubmit = (event) => {
    event.preventDefault()
    chat.composer.send({ type: 'draft.change', text: event.target.text.value })
    chat.composer.send({ type: 'message.send' })
    event.target.reset()
  }
}
