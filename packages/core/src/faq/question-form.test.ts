import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settle } from '../testing/index.ts'
import { questionForm } from './index.ts'

const TEXT = 'Как поменять город в профиле?'

const setUp = (values: Partial<typeof questionForm.initial>) => {
  const sent: unknown[] = []
  const machine = questionForm.provide({
    api: {
      askQuestion: async ({ body }) => {
        sent.push(body)
      },
    },
  })
  const actor = createActor(machine, { input: { values: { ...questionForm.initial, ...values } } }).start()
  actor.send({ type: 'form.submit' })
  return { sent, view: () => questionForm.select(actor.getSnapshot()) }
}

describe('a question to the team', () => {
  it('of a guest needs an address, and no name', async () => {
    const { view } = setUp({ text: TEXT })
    const form = view()
    expect(form.status !== 'done' && Object.keys(form.errors)).toEqual(['email'])

    const { sent } = setUp({ text: ` ${TEXT} `, email: ' olga@example.ru ' })
    await settle()
    expect(sent).toEqual([{ name: null, email: 'olga@example.ru', text: TEXT, website: '' }])
  })

  it('of somebody who is signed in goes without either', async () => {
    const { sent, view } = setUp({ isGuest: false, email: 'not an address', text: TEXT })
    await settle()
    expect([view().status, sent]).toEqual(['done', [{ name: null, email: null, text: TEXT, website: '' }]])
  })

  it('takes what a robot has written along, for the server to see', async () => {
    const { sent } = setUp({ isGuest: false, text: TEXT, website: 'https://example.ru' })
    await settle()
    expect(sent).toEqual([{ name: null, email: null, text: TEXT, website: 'https://example.ru' }])
  })
})
