import { indexCategories } from '@artel/core/categories'
import { formatMoney } from '@artel/core/format'
import { provideTaskWizard, replyForm } from '@artel/core/tasks'
import { createActor } from 'xstate'
import { emitted, found, signIn, submitForm } from './person.mjs'

const PRICE = 4_500_00

/** The wizard of the screens, without a screen: every step is filled in and left by «Дальше». */
const postTask = async ({ api }, { clock, ids, storage }) => {
  const categories = indexCategories((await api.getCategoryTree()).data)
  const category = categories.all.find(
    ({ id }) => categories.isLeaf(id) && categories.properties(id).every(({ required }) => !required),
  )
  const [place] = (await api.suggestPlaces({ query: { q: 'Казань' } })).data.items
  const wizard = createActor(provideTaskWizard(api), {
    clock,
    input: { categories, timeZone: 'Europe/Moscow', clock, storage, ids, isSignedIn: true },
  }).start()
  const fill = (values) => {
    for (const [name, value] of Object.entries(values)) wizard.send({ type: 'field.change', name, value })
    wizard.send({ type: 'step.next' })
  }
  fill({ title: 'Собрать книжный шкаф', categoryId: category.id })
  fill({ description: 'Шкаф из восьми коробок, инструкция на месте. Нужны сборка и крепление к стене.' })
  fill({ placeMode: 'CLIENT', city: { id: place.id, name: place.name } })
  fill({ dateMode: 'FLEXIBLE' })
  fill({ budgetType: 'FIXED', budgetTo: PRICE })
  fill({ contactMode: 'CHAT' })
  const created = emitted(wizard, 'task.created')
  wizard.send({ type: 'task.submit' })
  const { task } = await created
  return task
}

/** Opens a chat and waits until its window is ready. */
const open = async ({ chat }, chatId) => {
  chat.send({ type: 'chat.open', chatId })
  await found(chat.window, (window) => window.status === 'ready' && window.chatId === chatId)
}

const say = ({ chat }, text) => {
  chat.composer.send({ type: 'draft.change', text })
  chat.composer.send({ type: 'message.send' })
}

/** Waits until a message with this text stands in the open chat. */
const sees = ({ chat }, text) =>
  found(chat.window, (window) => window.status === 'ready' && window.rows.some((row) => row.text === text))

/**
 * The main job of the marketplace by core alone: a client posts a task, an executor replies, they talk, the client chooses
 * the executor and finishes the task. Resolves with the task as both see it at the end.
 * @param world `client` and `executor`: credentials; `ports()`: the ports of one person; `log`: takes a line
 */
export const runDeal = async ({ client, executor, ports, log }) => {
  const [clientPorts, executorPorts] = [ports(), ports()]
  const [author, worker] = await Promise.all([signIn(clientPorts, client), signIn(executorPorts, executor)])
  try {
    log(`Вошли: ${author.user.firstName} (заказчик) и ${worker.user.firstName} (исполнитель).`)

    const { id } = await postTask(author, clientPorts)
    log(`Задание ${id} опубликовано.`)

    const reply = await submitForm(
      createActor(replyForm.provide({ api: worker.api, taskId: id }), { clock: executorPorts.clock }),
      {
        text: 'Здравствуйте! Соберу сегодня вечером, инструмент свой.',
        priceType: 'FIXED',
        price: PRICE,
        termDays: 1,
      },
    )
    log(`Исполнитель откликнулся: ${formatMoney(PRICE)}.`)

    await Promise.all([open(author, reply.chatId), open(worker, reply.chatId)])
    say(author, 'Добрый вечер! Коробки стоят в прихожей, лифт есть.')
    await sees(worker, 'Добрый вечер! Коробки стоят в прихожей, лифт есть.')
    say(worker, 'Отлично, буду к семи.')
    await sees(author, 'Отлично, буду к семи.')
    log('Поговорили в чате.')

    const accepted = await author.api.acceptTaskReply({ params: { id: reply.id }, body: { version: reply.version } })
    log(`Исполнитель выбран: отклик ${accepted.data.status}.`)

    const { data: inWork } = await author.api.getTask({ params: { id } })
    await author.api.finishTask({ params: { id }, body: { version: inWork.version } })
    const [seenByAuthor, seenByWorker] = await Promise.all(
      [author, worker].map(async ({ api }) => (await api.getTask({ params: { id } })).data),
    )
    log(`Задание завершено: ${seenByAuthor.status}.`)
    return { seenByAuthor, seenByWorker }
  } finally {
    author.leave()
    worker.leave()
  }
}
