import { expect } from '@playwright/test'
import { DEMO_PASSWORD } from './people.ts'
import type { SentFile } from './samples.ts'

const API = '/web/api/v1'

/** Calls the API as a program would, with what a journey is not about. */
// biome-ignore lint/suspicious/noExplicitAny: what a call answers, its journey knows
export type Calls = (method: string, path: string, body?: object) => Promise<any>

const send = async (url: string, method: string, path: string, body?: object, token?: string) => {
  const isForm = body instanceof FormData
  const answer = await fetch(`${url}${API}${path}`, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, told: text === '' ? null : JSON.parse(text) }
}

const callsWith =
  (url: string, token?: string): Calls =>
  async (method, path, body) => {
    const { status, told } = await send(url, method, path, body, token)
    expect(status, `${method} ${path}: ${JSON.stringify(told)}`).toBeLessThan(300)
    return told?.data
  }

/** Calls of somebody who has signed in. */
export const callsOf = async (url: string, login: string, password = DEMO_PASSWORD): Promise<Calls> => {
  const { accessToken } = await callsWith(url)('POST', '/auth/login', { login, password })
  return callsWith(url, accessToken)
}

/** Sends a file and answers its id; a private one is for papers and replies. */
export const upload = async (
  calls: Calls,
  { name, mimeType, buffer }: SentFile,
  isPrivate = false,
): Promise<string> => {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  if (isPrivate) form.append('isPrivate', 'true')
  const [sent] = await calls('POST', '/files', form)
  return sent.id
}

/** The code of a refusal, and the reason of a lifecycle where it is one. */
export const refusedTo = async (url: string, login: string, method: string, path: string, body: object) => {
  const { accessToken } = await callsWith(url)('POST', '/auth/login', { login, password: DEMO_PASSWORD })
  const { told } = await send(url, method, path, body, accessToken)
  return told.refusal ?? told.code
}

const DESCRIPTION = 'Окна пластиковые, все открываются внутрь. Помыть стёкла с двух сторон, рамы и подоконники.'

interface Category {
  readonly id: number
  readonly properties: readonly { readonly required: boolean }[]
  readonly childCategories: readonly Category[]
}

/** A category for tasks that asks nothing that has to be answered. */
export const leafOf = async (calls: Calls): Promise<number> => {
  const tree: readonly Category[] = await calls('GET', '/categories/tree')
  const leaves = tree.flatMap((root) => (root.childCategories.length > 0 ? root.childCategories : [root]))
  const leaf = leaves.find(({ properties }) => properties.every(({ required }) => !required))
  if (!leaf) throw new Error('Every category asks something')
  return leaf.id
}

/** A task of one's own that is open for replies, unless its words stop the system. */
export const postTask = async (client: Calls, title: string, description = DESCRIPTION) => {
  const categoryId = await leafOf(client)
  const money = { budgetType: 'FIXED', budgetTo: 5_000_00 }
  const task = { title, categoryId, description, placeMode: 'REMOTE', dateMode: 'ASAP', ...money }
  return client('POST', '/tasks', task) as Promise<{ id: number; version: number }>
}

export const replyTo = (executor: Calls, taskId: number) => {
  const text = 'Работаю аккуратно, приеду со своим инструментом.'
  return executor('POST', '/task-replies', { taskId, text, priceType: 'FIXED', price: 4_000_00, termDays: 2 })
}

/** A task that the executor was chosen for; as its author sees it. */
export const aDeal = async (client: Calls, executor: Calls, title: string) => {
  const { id } = await postTask(client, title)
  const reply = await replyTo(executor, id)
  await client('PATCH', `/task-replies/accept/${reply.id}`, { version: reply.version })
  return client('GET', `/tasks/${id}`)
}

const [FIRST, SECOND] = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
]
const control = (digits: string, weights: readonly number[] = []) =>
  (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11) % 10

/** An INN of a person with the right control digits. */
const innOf = (n: number) => {
  const ten = `1650${String(900_000 + n)}`
  const eleven = `${ten}${control(ten, FIRST)}`
  return `${eleven}${control(eleven, SECOND)}`
}

/** An executor of the free tariff, who has not replied to anything. */
export const anExecutor = async (url: string, n: number) => {
  const email = `master-${n}@artel.test`
  const categoryIds = [await leafOf(callsWith(url))]
  const { accessToken } = await callsWith(url)('POST', '/auth/registration-executor', {
    firstName: 'Тимур',
    lastName: 'Галеев',
    email,
    phoneNumber: `+7905400102${n}`,
    password: DEMO_PASSWORD,
    cityId: 92_401_000,
    consents: { personalData: true, terms: true, editions: { personalData: '2026-11-26', terms: '2026-11-01' } },
    company: { businessType: 'SE', inn: innOf(n), companyPhoneNumber: `+7843200103${n}`, categoryIds },
  })
  const calls = callsWith(url, accessToken)
  return { email, calls }
}
