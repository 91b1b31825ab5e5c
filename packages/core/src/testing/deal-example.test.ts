import { expect, it } from 'vitest'
import { runDeal } from '../../examples/node/deal.mjs'
import { fakeMarketplace } from '../../examples/node/fake-marketplace.mjs'
import { formatMoney } from '../format/index.ts'

it('core alone signs two people in, posts a task, replies, chats and finishes over the fake transport', async () => {
  const lines: string[] = []
  const { seenByAuthor, seenByWorker } = await runDeal({
    ...fakeMarketplace(),
    log: (line: string) => lines.push(line),
  })

  expect([seenByAuthor.status, seenByWorker.status]).toEqual(['FINISHED', 'FINISHED'])
  expect(lines).toEqual([
    'Вошли: Ирина (заказчик) и Сергей (исполнитель).',
    'Задание 1 опубликовано.',
    `Исполнитель откликнулся: ${formatMoney(4_500_00)}.`,
    'Поговорили в чате.',
    'Исполнитель выбран: отклик ACCEPTED.',
    'Задание завершено: FINISHED.',
  ])
})

it('core says in words why somebody could not sign in', async () => {
  const world = fakeMarketplace()
  const client = { ...world.client, password: 'not this one' }

  await expect(runDeal({ ...world, client, log: () => {} })).rejects.toThrow('Неверная почта, телефон или пароль.')
})
