// What the interactions of the site are compared with: the same things with React alone, their data and code at hand. As many
// chats and messages as the address says; of a guest, of chats.
import '@artel/ui/tokens.css'
import { StrictMode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import './page.css'

const asked = new URLSearchParams(location.search)
const chats = Array.from({ length: Number(asked.get('chats') ?? 0) }, (_, id) => ({
  id,
  name: `Мария Кузнецова, ${id}`,
}))
const history = Array.from({ length: Number(asked.get('messages') ?? 0) }, (_, id) => ({
  id,
  text: `Здравствуйте! Приеду в субботу к десяти, материал привезу с собой. ${id}`,
}))

function Dialog({ onClose }) {
  const first = useRef(null)
  useEffect(() => {
    document.body.style.overflow = 'hidden'
    first.current.focus()
    return () => {
      document.body.style.overflow = ''
    }
  }, [])
  return createPortal(
    <div className="scrim">
      <form className="dialog" role="dialog" aria-modal="true" aria-label="Вход">
        <h2>Вход</h2>
        <label>
          Почта или телефон
          <input ref={first} name="login" autoComplete="username" />
        </label>
        <label>
          Пароль
          <input name="password" type="password" autoComplete="current-password" />
        </label>
        <button type="submit">Войти</button>
        <p>
          <button type="button">Забыли пароль?</button> <button type="button">Регистрация</button>
        </p>
        <button type="button" aria-label="Закрыть" onClick={onClose}>
          ×
        </button>
      </form>
    </div>,
    document.body,
  )
}

function Menu() {
  const first = useRef(null)
  useEffect(() => first.current.focus(), [])
  return (
    <div role="menu" className="menu">
      <p>Анна Смирнова</p>
      <hr />
      {['Мои задания', 'Как в системе', 'Светлая', 'Тёмная', 'Выйти'].map((item, index) => (
        <button key={item} ref={index === 0 ? first : null} type="button" role="menuitem">
          {item}
        </button>
      ))}
    </div>
  )
}

function Chat({ name }) {
  const [messages, setMessages] = useState(history)
  const [text, setText] = useState('')
  const log = useRef(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands on its last message
  useEffect(() => {
    log.current.scrollTop = log.current.scrollHeight
  }, [messages])
  const send = (event) => {
    event.preventDefault()
    setMessages([...messages, { id: messages.length, text }])
    setText('')
  }
  return (
    <>
      <h2>{name}</h2>
      <div ref={log} className="log" role="log">
        {messages.map((message) => (
          <p key={message.id}>
            {message.text} <time>10:00</time>
          </p>
        ))}
      </div>
      <form className="composer" onSubmit={send}>
        <textarea rows={1} aria-label="Сообщение" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Отправить</button>
      </form>
    </>
  )
}

function Page() {
  const [open, setOpen] = useState(null)
  const [chat, setChat] = useState(null)
  return (
    <>
      <header>
        <button type="button" aria-haspopup="menu" onClick={() => setOpen('menu')}>
          Меню
        </button>
        <button type="button" onClick={() => setOpen('dialog')}>
          Войти
        </button>
      </header>
      {open === 'menu' && <Menu />}
      {open === 'dialog' && <Dialog onClose={() => setOpen(null)} />}
      {chat ? (
        <Chat name={chat.name} />
      ) : (
        <ul>
          {chats.map((item) => (
            <li key={item.id}>
              <a
                href={`/chats/${item.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  setChat(item)
                }}
              >
                <strong>{item.name}</strong>
                <span>Поклеить обои в трёх комнатах</span>
                <span>Приеду в субботу к десяти</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
