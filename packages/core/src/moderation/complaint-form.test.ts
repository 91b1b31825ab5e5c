import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { aFile, settle, testUuid } from '../testing/index.ts'
import { complaintForm } from './index.ts'

const setUp = () => {
  const sent: unknown[] = []
  const machine = complaintForm.provide({
    subject: { target: 'TASK', targetId: '501' },
    api: {
      createComplaint: async ({ body }) => {
        sent.push(body)
        return { data: { id: testUuid(1) } }
      },
    },
  })
  const actor = createActor(machine).start()
  return { actor, sent, view: () => complaintForm.select(actor.getSnapshot()) }
}

const file = aFile({ id: testUuid(7), isPrivate: true })

describe('a complaint', () => {
  it('says what is missing', () => {
    const { actor, view } = setUp()
    actor.send({ type: 'field.change', name: 'fileIds', value: { stored: [], missing: ['Снимок.png'] } })
    actor.send({ type: 'form.submit' })
    const form = view()
    expect(form.status !== 'done' && form.errors).toEqual({
      reason: 'Выберите причину.',
      text: 'Опишите, что случилось.',
      fileIds: 'Файлы ещё не загрузились. Подождите немного или уберите их.',
    })
  })

  it('goes with what it is about and with the ids of its files', async () => {
    const { actor, sent, view } = setUp()
    actor.send({ type: 'field.change', name: 'reason', value: 'FRAUD' })
    actor.send({ type: 'field.change', name: 'text', value: ' Просит предоплату на карту. ' })
    actor.send({ type: 'field.change', name: 'fileIds', value: { stored: [file], missing: [] } })
    actor.send({ type: 'form.submit' })
    await settle()
    expect(view().status).toBe('done')
    expect(sent).toEqual([
      {
        reason: 'FRAUD',
        text: 'Просит предоплату на карту.',
        fileIds: [testUuid(7)],
        target: 'TASK',
        targetId: '501',
      },
    ])
  })
})
