import type { TaskOffer, TaskReply } from '@artel/core/contract'
import { aModerationItem, anOffer, aReply, EXECUTOR_ID, testUuid } from '@artel/core/testing'
import { type ExamplesOf, wholePage } from './example.types.ts'

const sent = aReply()
const reply = (status: TaskReply['status']) => ({
  params: { id: sent.id },
  body: { version: sent.version },
  response: { data: aReply({ status, version: sent.version + 1 }) },
})

const offered = anOffer()
const offer = (status: TaskOffer['status']) => ({
  params: { id: offered.id },
  body: { version: offered.version },
  response: { data: anOffer({ status, version: offered.version + 1, allowedEvents: [] }) },
})

const complaint = { id: testUuid(791) }

/** Replies, offers, complaints and what moderators see of it all. */
export const dealExamples: ExamplesOf<
  | 'listTaskReplies'
  | 'sendTaskReply'
  | 'viewTaskReply'
  | 'acceptTaskReply'
  | 'rejectTaskReply'
  | 'withdrawTaskReply'
  | 'shortlistTaskReply'
  | 'reopenTaskReply'
  | 'listTaskOffers'
  | 'sendTaskOffer'
  | 'viewTaskOffer'
  | 'acceptTaskOffer'
  | 'declineTaskOffer'
  | 'withdrawTaskOffer'
  | 'createComplaint'
  | 'takeComplaint'
  | 'resolveComplaint'
  | 'dismissComplaint'
  | 'listModeration'
  | 'countModeration'
> = {
  listTaskReplies: {
    query: { taskId: sent.taskId },
    response: {
      data: [
        aReply({
          allowedEvents: [
            { event: 'SHORTLIST', refusal: null },
            { event: 'ACCEPT', refusal: null },
            { event: 'REJECT', refusal: null },
          ],
        }),
      ],
    },
  },
  sendTaskReply: {
    body: {
      taskId: sent.taskId,
      text: sent.text,
      priceType: sent.priceType,
      price: sent.price,
      termDays: sent.termDays,
      fileIds: [testUuid(302)],
    },
    response: { data: aReply({ allowedEvents: [{ event: 'WITHDRAW', refusal: null }] }) },
  },
  viewTaskReply: { params: { id: sent.id } },
  acceptTaskReply: reply('ACCEPTED'),
  rejectTaskReply: reply('REJECTED'),
  withdrawTaskReply: reply('WITHDRAWN'),
  shortlistTaskReply: reply('SHORTLISTED'),
  reopenTaskReply: reply('VIEWED'),

  listTaskOffers: { query: { taskId: offered.task.id }, response: { data: [offered] } },
  sendTaskOffer: {
    body: { taskId: offered.task.id, executorId: EXECUTOR_ID, message: offered.message },
    response: { data: anOffer({ allowedEvents: [{ event: 'WITHDRAW', refusal: null }] }) },
  },
  viewTaskOffer: { params: { id: offered.id } },
  acceptTaskOffer: offer('ACCEPTED'),
  declineTaskOffer: offer('DECLINED'),
  withdrawTaskOffer: offer('WITHDRAWN'),

  createComplaint: {
    body: {
      target: 'TASK',
      targetId: '501',
      reason: 'FRAUD',
      text: 'Просит перевести предоплату на карту до начала работы.',
      fileIds: [testUuid(303)],
    },
    response: { data: complaint },
  },
  takeComplaint: { params: complaint },
  resolveComplaint: { params: complaint, body: { comment: 'Задание снято, автор предупреждён.' } },
  dismissComplaint: { params: complaint, body: { comment: 'Нарушения не нашли: предоплату предложил исполнитель.' } },
  listModeration: { query: { kind: 'TASKS', page: 1, limit: 10 }, response: { data: wholePage(aModerationItem()) } },
  countModeration: {
    response: {
      data: [
        { kind: 'TASKS', count: 4 },
        { kind: 'COMPLAINT', count: 1 },
      ],
    },
  },
}
