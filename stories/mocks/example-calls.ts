import { contract, type LookKind, type Operation } from '@artel/core/contract'
import { aFile, aMessage, aPushDevice, aTokens, testUuid } from '@artel/core/testing'
import { accounts, type Persona } from './fixtures/people.ts'
import { periodOfPro } from './fixtures/tariffs.ts'
import type { StoredFaqItem, UploadedFile } from './stored.ts'
import type { MockWorld } from './world.ts'

/** Whoever may call something in the world of the mocks. */
export type Caller = Persona

/** What has to be so before the example of an operation can be called, and by whom where its access does not tell. */
interface Prepared {
  readonly as?: Caller
  readonly before?: (world: MockWorld) => void
}

const version = 1

/** An offer of Irina's task to Sergey, numbered 851. */
const offered = (world: MockWorld): void => {
  const [task501, sergey] = [
    world.tasks.find(({ id }) => id === 501),
    world.people.find(({ id }) => id === accounts.executor.id),
  ]
  if (!task501 || !sergey) throw new Error('The world has no task 501 or no Sergey')
  world.offers.push({
    id: 851,
    task: { id: 501, title: task501.title },
    client: task501.author,
    executor: sergey,
    message: '',
    status: 'SENT',
    chatId: 902,
    createdAt: '2026-03-02T08:20:00.000Z',
    expiresAt: '2026-03-05T08:20:00.000Z',
    version,
  })
}

/** Something waits for a look of staff. */
const looked =
  (kind: LookKind, id: number | string) =>
  (world: MockWorld): void => {
    if (kind === 'TASK_OFFERS') offered(world)
    for (const review of world.reviews) if (String(review.id) === id) review.reply = 'Спасибо!'
    const look = { kind, id: String(id), since: '2026-03-02T08:00:00.000Z', version, hasFace: false }
    world.looks = [...world.looks, look]
    const story = { about: 'Чиню краны.' }
    for (const [owner, company] of world.companies) world.companies.set(owner, { ...company, ...story })
  }

const asksToFinish = (world: MockWorld): void => {
  for (const one of world.tasks) if (one.id === 522) one.finishRequestedAt = '2026-03-02T08:00:00.000Z'
}

/** Irina's browser, and what the link of a letter to her stops. */
const letIn = (world: MockWorld): void => {
  world.pushDevices = [{ ...aPushDevice(), userId: accounts.client.id }]
}
const { hash: STOP } = contract.stopNotificationLetters.example.body
const wroteTo = (world: MockWorld): void => {
  world.stopLinks.set(STOP, { userId: accounts.client.id, kind: 'TASK_REPLIES' })
}

const COMPLAINT = testUuid(791)

const complained = (world: MockWorld): void => {
  const [author] = world.people
  if (!author) throw new Error('The world has nobody in it')
  const createdAt = '2026-03-02T08:00:00.000Z'
  world.complaints.push({
    id: COMPLAINT,
    author,
    target: 'TASK',
    targetId: '501',
    reason: 'INSULT',
    text: 'Грубит.',
    files: [],
    createdAt,
    status: 'IN_REVIEW',
  })
}

/** The company's papers, numbered 781; where its verification stands. */
const papers = (status: 'PENDING' | 'VERIFIED') => (world: MockWorld) => {
  const { id: ownerId } = accounts.company
  const company = world.companies.get(ownerId)
  const [one] = world.verifications
  if (!company || !one) throw new Error('The world has no papers')
  world.companies.set(ownerId, { ...company, verificationStatus: status })
  const decision = status === 'PENDING' ? 'PENDING' : 'APPROVED'
  world.verifications = [{ ...one, id: 781, ownerId, status: decision, decidedAt: null }]
}

const became =
  (list: 'products' | 'articles' | 'reviews', id: number, status: string) =>
  (world: MockWorld): void => {
    for (const one of world[list]) if (one.id === id) Object.assign(one, { status })
  }

/** An article with words enough to be read, as readers have it or not, of an executor or of the house. */
const wholeArticle =
  (id: number, role: 'EXECUTOR' | 'ADMIN', status: 'PUBLISHED' | 'HIDDEN') =>
  (world: MockWorld): void => {
    const lead = 'Три вопроса продавцу, которые избавят от замены смесителя через год.'
    const body = [{ type: 'paragraph', runs: [{ text: 'Смотрите на картридж и на гарантию. '.repeat(20) }] }]
    for (const one of world.articles)
      if (one.id === id) Object.assign(one, { lead, body, status, author: { ...one.author, role } })
  }

/** The links that were not used have the secret of the examples. */
const mailed = (world: MockWorld): void => {
  const { hash: secret } = contract.confirmEmail.example.body
  world.links = world.links.map((link) => (link.isUsed ? link : { ...link, secret }))
}

const onPro = (world: MockWorld): void => {
  world.tariffPeriods = [periodOfPro(world, accounts.executor.id)]
}

const paid = (world: MockWorld): void => {
  for (const payment of world.payments) payment.status = 'SUCCEEDED'
}

/** The files that examples name, as somebody has uploaded them. */
export const exampleFiles = (ownerId: string): UploadedFile[] =>
  [301, 302, 303, 304].map((number) => {
    const isPrivate = number === 302 || number === 303
    const file = aFile({
      id: testUuid(number),
      isPrivate,
      ...(isPrivate && { type: 'application/pdf', picture: null }),
    })
    return { ownerId, file, content: new Blob(['…']) }
  })

/** The examples that need more than the world as it opens. */
export const prepared: Partial<Record<Operation, Prepared>> = {
  changeUserRole: {
    before: (world) => {
      const { id } = contract.changeUserRole.example.params
      world.tasks = world.tasks.filter(({ author }) => author.id !== id)
    },
  },
  unblockUser: {
    before: (world) => {
      const { block } = contract.blockUser.example.response.data
      world.standings.set(contract.unblockUser.example.params.id, { version, block })
    },
  },
  deleteFaqSection: {
    before: (world) => {
      world.faq = world.faq.map((section) => ({ ...section, items: [] }))
    },
  },
  orderFaqSections: {
    before: (world) => {
      const { ids } = contract.orderFaqSections.example.body
      world.faq = world.faq.filter(({ id }) => ids.includes(id))
    },
  },
  changeLanding: {
    before: (world) => {
      world.landingWords = new Map()
    },
  },
  changeFaqItem: {
    before: (world) => {
      const { version: seen } = contract.changeFaqItem.example.body
      const items = (all: readonly StoredFaqItem[]) => all.map((item) => ({ ...item, version: seen }))
      world.faq = world.faq.map((section) => ({ ...section, items: items(section.items) }))
    },
  },
  removePushDevice: { as: 'client', before: letIn },
  stopNotificationLetters: { before: wroteTo },
  refresh: {
    before: (world) => {
      const token = { token: aTokens().refreshToken, expiresAt: world.now + 1000, rotatedAt: null }
      world.sessions[0]?.refreshTokens.push(token)
    },
  },
  confirmEmail: { before: mailed },
  resetPassword: { before: mailed },
  sendConfirmation: {
    before: (world) => {
      world.accounts = world.accounts.map((user) => ({ ...user, emailConfirmed: false }))
    },
  },
  sendPhoneCode: {
    before: (world) => {
      world.accounts = world.accounts.map((user) => ({ ...user, phoneConfirmed: false }))
    },
  },
  deleteMe: { as: 'company' },
  deleteSavedSearch: { as: 'executor' },
  declineTaskFinish: { before: asksToFinish },
  reopenTaskReply: {
    before: (world) => {
      for (const reply of world.replies) if (reply.id === 801) reply.status = 'HELD'
    },
  },
  withdrawTaskReply: { as: 'executor' },
  listTaskOffers: { before: offered },
  sendTaskOffer: {
    before: (world) => {
      world.replies = []
    },
  },
  viewTaskOffer: { before: offered },
  acceptTaskOffer: { before: offered },
  declineTaskOffer: { before: offered },
  withdrawTaskOffer: { before: offered },
  approveReply: { before: looked('TASK_REPLIES', 801) },
  rejectReply: { before: looked('TASK_REPLIES', 801) },
  approveOffer: { before: looked('TASK_OFFERS', 851) },
  rejectOffer: { before: looked('TASK_OFFERS', 851) },
  approveReviewAnswer: { before: looked('REVIEWS_REPLIES', '711') },
  rejectReviewAnswer: { before: looked('REVIEWS_REPLIES', '711') },
  approveUser: { before: looked('USERS', accounts.executor.id) },
  rejectUser: { before: looked('USERS', accounts.executor.id) },
  resubmitReview: { before: became('reviews', 711, 'REJECTED') },
  replyToReview: { as: 'executor' },
  listChatMessages: {
    before: (world) => {
      world.messages.push(aMessage({ id: testUuid(1002), chatId: 902 }))
    },
  },
  editChatMessage: {
    before: (world) => {
      const createdAt = new Date(world.now).toISOString()
      for (const message of world.messages)
        if (message.id === aMessage().id) Object.assign(message, { senderId: accounts.client.id, createdAt })
    },
  },
  submitProduct: { before: became('products', 453, 'DRAFT') },
  showProduct: { before: became('products', 451, 'HIDDEN') },
  updateArticle: { before: became('articles', 481, 'DRAFT') },
  submitArticle: {
    before: (world) => {
      world.articlePlaces = []
      became('articles', 484, 'DRAFT')(world)
    },
  },
  showArticle: {
    before: (world) => {
      world.articlePlaces = []
      became('articles', 481, 'HIDDEN')(world)
    },
  },
  mendArticle: { before: wholeArticle(481, 'EXECUTOR', 'PUBLISHED') },
  hideHouseArticle: { before: wholeArticle(481, 'ADMIN', 'PUBLISHED') },
  showHouseArticle: { before: wholeArticle(481, 'ADMIN', 'HIDDEN') },
  openManagerChat: { before: onPro },
  exportAnalytics: { before: onPro },
  refundAdminPayment: { before: paid },
  cancelPriceChange: {
    before: (world) => {
      const [first] = world.priceChanges
      if (!first) throw new Error('Nobody has changed a price in the world')
      const validFrom = new Date(world.now + 30 * 86_400_000)
      world.priceChanges = [first, { ...first, id: 12, version: 2, value: 3190_00, validFrom }]
    },
  },
  getVerification: { as: 'company' },
  submitVerification: { as: 'company' },
  withdrawVerification: { as: 'company', before: papers('PENDING') },
  approveVerification: { before: papers('PENDING') },
  rejectVerification: { before: papers('PENDING') },
  revokeVerification: { before: papers('VERIFIED') },
  takeComplaint: {
    before: (world) => {
      complained(world)
      for (const complaint of world.complaints) complaint.status = 'NEW'
    },
  },
  readComplaintChat: {
    before: (world) => {
      complained(world)
      const [complaint] = world.complaints
      const [chat] = world.chats.filter(({ lastSeq, task }) => lastSeq > 0 && task !== null)
      if (!complaint || !chat) throw new Error('The world has no chat about a task')
      const author = world.people.find(({ id }) => id === chat.client.id) ?? complaint.author
      world.complaints = [{ ...complaint, author, targetId: String(chat.task?.id) }]
    },
  },
  resolveComplaint: { before: complained },
  dismissComplaint: { before: complained },
}
