import type { ModerationItem } from '../../contract/moderation.ts'
import type { ModerationKind } from '../../contract/notification-terms.ts'
import { testUuid } from '../../contract/samples/sample-values.ts'
import { aPicture, upload } from './files.ts'
import {
  aSeller,
  aShownProduct,
  atProduct,
  aWaitingProduct,
  byNumber,
  draftOf,
  numbersOf,
  OAK_WITH_PHONE,
  ofSeller,
  publishedBy,
} from './goods-stage.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import type { DataOf, Person, Stage } from './stage.ts'

const RULE = { rule: 'CONTACTS_IN_TEXT', comment: 'Уберите телефон.' } as const
const NOBODY = { code: 'NOT_FOUND' } as const
const FOUND = ['В тексте контакты: телефон.']

const queue = (kind: ModerationKind) => ({ query: { kind, limit: 50 } }) as const
/** Of a queue that others stand in, too: how the thing waits, or that it does not. */
const waits =
  (id: number) =>
  ({ items }: { readonly items: readonly ModerationItem[] }) =>
    items
      .filter((item) => item.id === String(id))
      .map(({ title, text, notes, files, version }) => ({ title, text, notes, files: files.length, version }))

const at = (id: number, version = 1) => ({ params: { id }, body: { version } })
const byRule = (id: number, version = 1) => ({ params: { id }, body: { version, ...RULE } })

const verdicts: readonly Scenario[] = [
  on('approveProduct').answers({
    title: 'A moderator reads what waits with its photos, and what is let through is everybody’s',
    arrange: async (stage) => {
      const made = await aWaitingProduct(stage, { description: OAK_WITH_PHONE })
      const shown = waits(made.product.id)(await made.moderator.does('listModeration', queue('PRODUCT_REVIEWS')))
      return { ...made, shown }
    },
    act: ({ moderator, product }) => ({ by: moderator, with: atProduct(product) }),
    answer: () => undefined,
    afterwards: ({ seller, moderator, product, shown }, _, { guest }) => [
      async () => {
        const { title, description: text } = product
        const expected = [{ title, text, notes: FOUND, files: 1, version: 2 }]
        return JSON.stringify(shown) === JSON.stringify(expected)
          ? []
          : [`it waits otherwise: ${JSON.stringify(shown)}`]
      },
      seesThat(moderator, 'listModeration', queue('PRODUCT_REVIEWS'), waits(product.id), []),
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, [product.id]),
    ],
  }),
  on('approveProduct').refuses('TRANSITION_REFUSED', {
    title: 'What is published is not let through again',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aShownProduct(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, product }) => ({ by: moderator, with: atProduct(product) }),
  }),
  on('rejectProduct').answers({
    title: 'A seller who is turned down learns the rule, and nobody else sees anything',
    arrange: aWaitingProduct,
    act: ({ moderator, product }) => ({ by: moderator, with: atProduct(product, RULE) }),
    answer: () => undefined,
    afterwards: ({ seller, moderator, product }, _, { guest }) => [
      seesThat(seller, 'getProduct', byNumber(product), ({ status, rejectRule }) => [status, rejectRule], [
        'REJECTED',
        'CONTACTS_IN_TEXT',
      ]),
      isRefused(guest, 'getProduct', byNumber(product), NOBODY),
      seesThat(moderator, 'listModeration', queue('PRODUCT_REVIEWS'), waits(product.id), []),
    ],
  }),
  on('rejectProduct').answers({
    title: 'A published product that breaks a rule is taken off',
    arrange: async (stage) => ({ ...(await aShownProduct(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, product }) => ({ by: moderator, with: atProduct(product, RULE) }),
    answer: () => undefined,
    afterwards: ({ seller }, _, { guest }) => [seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, [])],
  }),
  on('rejectProduct').refuses('TRANSITION_REFUSED', {
    title: 'A draft is nobody’s to judge',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const seller = await aSeller(stage)
      return { product: await draftOf(stage, seller), moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator, product }) => ({ by: moderator, with: atProduct(product, RULE) }),
  }),
  on('getModerationDetails').shows({
    title: 'A complaint about a product names its seller, and their talk about it can be read',
    arrange: async (stage) => {
      const made = await aTalk(stage)
      await say(made.client, made.chat.id, 'Стол ещё продаётся?')
      const about = { target: 'PRODUCT', targetId: String(made.product.id), reason: 'FRAUD' } as const
      const body = { ...about, text: 'Просит предоплату на карту.' }
      const { id } = await made.client.does('createComplaint', { body })
      return { ...made, id, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator, id }) => ({ by: moderator, with: { query: { kind: 'COMPLAINT', id } } }),
    look: ({ complaint }) => ({
      subject: complaint?.subject ?? null,
      accused: complaint?.accused?.id ?? null,
      hasChat: complaint?.hasChat ?? false,
    }),
    answer: ({ seller, product: { title, description: text } }) => ({
      subject: { title, text },
      accused: seller.id,
      hasChat: true,
    }),
  }),
]

const SAID = 'Стол крепкий, доставили в срок.'
const reviewsOf = ({ id: productId }: { readonly id: number }) => ({ query: { productId } })
const told = ({ items }: DataOf<'listProductReviews'>) => items.map(({ status }) => status)

/** A review that the filter has held back. */
const aHeldReview = async (stage: Stage) => {
  const { seller, product } = await aShownProduct(stage)
  const buyer = await stage.someone('CLIENT')
  const text = `${SAID} Звоните: +7 912 345-67-89.`
  const review = await buyer.does('createProductReview', { body: { productId: product.id, rating: 4, text } })
  return { seller, product, buyer, review, moderator: await stage.someone('MODERATOR') }
}

const reviews: readonly Scenario[] = [
  on('createProductReview').answers({
    title: 'Whoever has not talked to the seller says so with the review, and it counts at once',
    arrange: async (stage) => ({ ...(await aShownProduct(stage)), buyer: await stage.someone('CLIENT') }),
    act: ({ buyer, product }) => ({ by: buyer, with: { body: { productId: product.id, rating: 4, text: SAID } } }),
    answer: ({ buyer }, data, stage) => ({
      id: data.id,
      author: { ...data.author, id: buyer.id },
      rating: 4,
      text: SAID,
      photos: [],
      isConfirmed: false,
      status: 'PUBLISHED',
      createdAt: stage.moment(),
    }),
    afterwards: ({ product, buyer }, review, { guest }) => [
      sees(guest, 'listProductReviews', reviewsOf(product), {
        items: [review],
        pagination: { totalItems: 1 },
        rating: { average: null, count: 1 },
        own: null,
      }),
      seesThat(buyer, 'listProductReviews', reviewsOf(product), ({ own }) => own, review),
      seesThat(guest, 'getProduct', byNumber(product), ({ rating }) => rating.count, 1),
      seesThat(buyer, 'exportMyData', {}, ({ productReviews }) => productReviews, [
        {
          id: review.id,
          productId: product.id,
          rating: 4,
          text: SAID,
          status: 'PUBLISHED',
          createdAt: review.createdAt,
        },
      ]),
    ],
  }),
  on('createProductReview').shows({
    title: 'A purchase is confirmed when both sides have written about this very product',
    arrange: async (stage) => {
      const made = await aTalk(stage)
      await say(made.client, made.chat.id, 'Беру.')
      await say(made.seller, made.chat.id, 'Привезу завтра.')
      return made
    },
    act: ({ client, product }) => ({ by: client, with: { body: { productId: product.id, rating: 5 } } }),
    look: ({ isConfirmed }) => isConfirmed,
    answer: () => true,
    afterwards: ({ seller, client }, _, stage) => [
      async () => {
        const other = await publishedBy(stage, seller)
        const body = { productId: other.id, rating: 5 }
        return seesThat(client, 'createProductReview', { body }, ({ isConfirmed }) => isConfirmed, false)()
      },
    ],
  }),
  on('createProductReview').shows({
    title: 'What has contacts in it waits for a moderator, and its author alone reads it',
    arrange: async (stage) => ({ ...(await aShownProduct(stage)), buyer: await stage.someone('CLIENT') }),
    act: ({ buyer, product }) => ({
      by: buyer,
      with: { body: { productId: product.id, rating: 4, text: `${SAID} Пишите: stol@mail.ru` } },
    }),
    look: ({ status }) => status,
    answer: () => 'MODERATION' as const,
    afterwards: ({ buyer, product }, _, { guest }) => [
      seesThat(guest, 'listProductReviews', reviewsOf(product), told, []),
      seesThat(buyer, 'listProductReviews', reviewsOf(product), told, ['MODERATION']),
      seesThat(guest, 'getProduct', byNumber(product), ({ rating }) => rating.count, 0),
    ],
  }),
  on('createProductReview').shows({
    title: 'A review shows its photos to everybody, and to the moderator who judges it; they go with its product',
    arrange: async (stage) => {
      const { seller, product } = await aShownProduct(stage)
      const buyer = await stage.someone('CLIENT')
      const photos = [await upload(buyer, false, aPicture), await upload(buyer, false, aPicture)]
      return { seller, product, buyer, photos, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ buyer, product, photos }) => ({
      by: buyer,
      with: {
        body: {
          productId: product.id,
          rating: 5,
          text: `${SAID} Пишите: stol@mail.ru`,
          photoIds: photos.map(({ id }) => id),
        },
      },
    }),
    look: ({ photos }) => photos,
    answer: ({ photos }) => photos.flatMap(({ picture }) => picture ?? []),
    afterwards: ({ seller, product, buyer, photos, moderator }, { id, photos: shown }, { guest }) => [
      seesThat(moderator, 'listModeration', queue('PRODUCT_CONSUMER_REVIEWS'), (data) => waits(id)(data)[0]?.files, 2),
      async () => {
        await moderator.does('approveProductReview', at(id))
        return seesThat(guest, 'listProductReviews', reviewsOf(product), ({ items }) => items[0]?.photos, shown)()
      },
      isRefused(buyer, 'deleteFile', { params: { id: photos[0]?.id ?? '' } }, { code: 'TRANSITION_REFUSED' }),
      async () => {
        await seller.does('deleteProduct', byNumber(product))
        return isRefused(buyer, 'deleteFile', { params: { id: photos[0]?.id ?? '' } }, { code: 'NOT_FOUND' })()
      },
    ],
  }),
  on('createProductReview').refuses('VALIDATION_FAILED', {
    title: 'A photo of another proves nothing',
    arrange: async (stage) => {
      const { product } = await aShownProduct(stage)
      const { id } = await upload(await stage.someone('CLIENT'), false, aPicture)
      return { product, id, buyer: await stage.someone('CLIENT') }
    },
    act: ({ buyer, product, id }) => ({
      by: buyer,
      with: { body: { productId: product.id, rating: 5, photoIds: [id] } },
    }),
    fields: { photoIds: 'Файл не найден. Приложите его ещё раз.' },
  }),
  on('listProductReviews').shows({
    title: 'One’s own review is told wherever it stands in the list, to its author alone',
    arrange: async (stage) => {
      const made = await aHeldReview(stage)
      const other = await stage.someone('CLIENT')
      await other.does('createProductReview', { body: { productId: made.product.id, rating: 5, text: SAID } })
      return { ...made, other }
    },
    act: ({ buyer, product }) => ({ by: buyer, with: { query: { productId: product.id, page: 1, limit: 1 } } }),
    look: ({ items, own }) => [items.map(({ rating }) => rating), own],
    answer: ({ review }) => [[5], review],
    afterwards: ({ seller, product }) => [
      seesThat(seller, 'listProductReviews', reviewsOf(product), ({ own }) => own, null),
    ],
  }),
  on('createProductReview').refuses('REVIEW_EXISTS', {
    title: 'Nobody speaks of the same product twice',
    arrange: aHeldReview,
    act: ({ buyer, product }) => ({ by: buyer, with: { body: { productId: product.id, rating: 5 } } }),
  }),
  on('createProductReview').refuses('NOT_FOUND', {
    title: 'Nobody praises the own goods',
    arrange: aShownProduct,
    act: ({ seller, product }) => ({ by: seller, with: { body: { productId: product.id, rating: 5 } } }),
  }),
  on('createProductReview').refuses('NOT_FOUND', {
    title: 'Of what nobody sees nothing is said',
    arrange: async (stage) => ({ ...(await aWaitingProduct(stage)), buyer: await stage.someone('CLIENT') }),
    act: ({ buyer, product }) => ({ by: buyer, with: { body: { productId: product.id, rating: 5 } } }),
  }),
  on('listProductReviews').shows({
    title: 'Reviews of a product are read with it and go where it goes',
    arrange: async (stage) => {
      const { seller, product } = await aShownProduct(stage)
      for (const rating of [5, 4, 3]) {
        const buyer = await stage.someone('CLIENT')
        await buyer.does('createProductReview', { body: { productId: product.id, rating, text: SAID } })
      }
      return { seller, product }
    },
    act: ({ product }, { guest }) => ({ by: guest, with: { query: { productId: product.id, page: 2, limit: 2 } } }),
    look: ({ items, pagination, rating }) => ({ marks: items.map((one) => one.rating), ...pagination, rating }),
    answer: () => ({ marks: [5], totalItems: 3, rating: { average: 4, count: 3 } }),
    afterwards: ({ seller, product }, _, { guest }) => [
      async () => {
        const { version } = await seller.does('getProduct', byNumber(product))
        await seller.does('hideProduct', { params: { id: product.id }, body: { version } })
        return seesThat(guest, 'listProductReviews', reviewsOf(product), ({ rating }) => rating.count, 0)()
      },
    ],
  }),
  on('approveProductReview').answers({
    title: 'A moderator passes what the filter has held back',
    arrange: async (stage) => {
      const made = await aHeldReview(stage)
      const shown = waits(made.review.id)(
        await made.moderator.does('listModeration', queue('PRODUCT_CONSUMER_REVIEWS')),
      )
      return { ...made, shown }
    },
    act: ({ moderator, review }) => ({ by: moderator, with: at(review.id) }),
    answer: () => undefined,
    afterwards: ({ moderator, product, review, shown }, _, { guest }) => [
      async () => {
        const expected = [{ title: `4 из 5: ${product.title}`, text: review.text, notes: FOUND, files: 0, version: 1 }]
        return JSON.stringify(shown) === JSON.stringify(expected)
          ? []
          : [`it waits otherwise: ${JSON.stringify(shown)}`]
      },
      seesThat(guest, 'listProductReviews', reviewsOf(product), told, ['PUBLISHED']),
      seesThat(guest, 'getProduct', byNumber(product), ({ rating }) => rating.count, 1),
      seesThat(moderator, 'listModeration', queue('PRODUCT_CONSUMER_REVIEWS'), waits(review.id), []),
    ],
  }),
  on('approveProductReview').refuses('TRANSITION_REFUSED', {
    title: 'A review of a product that has passed is not passed again',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aHeldReview(stage)
      await made.moderator.does('approveProductReview', at(made.review.id))
      return made
    },
    act: ({ moderator, review }) => ({ by: moderator, with: at(review.id, 2) }),
  }),
  on('rejectProductReview').answers({
    title: 'A review of a product that breaks a rule is its author’s alone for good',
    arrange: aHeldReview,
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review.id) }),
    answer: () => undefined,
    afterwards: ({ buyer, product }, _, { guest }) => [
      seesThat(guest, 'listProductReviews', reviewsOf(product), told, []),
      seesThat(buyer, 'listProductReviews', reviewsOf(product), told, ['REJECTED']),
    ],
  }),
  on('rejectProductReview').refuses('TRANSITION_REFUSED', {
    title: 'What was turned down once is turned down',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aHeldReview(stage)
      await made.moderator.does('rejectProductReview', byRule(made.review.id))
      return made
    },
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review.id, 2) }),
  }),
]

let messages = 730_000

const say = (person: Person, chatId: number, text: string) => {
  messages += 1
  return person.does('sendChatMessage', { params: { id: chatId }, body: { id: testUuid(messages), text } })
}

/** Somebody has opened the chat of a product. */
const aTalk = async (stage: Stage) => {
  const { seller, product } = await aShownProduct(stage)
  const client = await stage.someone('CLIENT')
  const chat = await client.does('createChat', { body: { kind: 'PRODUCT', productId: product.id } })
  return { seller, product, client, chat }
}

const chatsOf = ({ items }: DataOf<'listChats'>): number[] => items.map(({ id }) => id)

const talks: readonly Scenario[] = [
  on('createChat').answers({
    title:
      'A buyer asks about a product; the seller is on the side of the executor and sees the chat from its first message on',
    arrange: async (stage) => ({ ...(await aShownProduct(stage)), client: await stage.someone('CLIENT') }),
    act: ({ client, product }) => ({ by: client, with: { body: { kind: 'PRODUCT', productId: product.id } } }),
    answer: ({ client, seller, product }, data, stage) => ({
      id: data.id,
      kind: 'PRODUCT',
      status: 'OPEN',
      unreadMessages: 0,
      client: { ...data.client, id: client.id, lastReadSeq: 0 },
      executor: { ...data.executor, id: seller.id, lastReadSeq: 0 },
      task: null,
      terms: null,
      product: {
        id: product.id,
        title: product.title,
        status: 'PUBLISHED',
        priceType: product.priceType,
        price: product.price,
        unit: product.unit,
        photo: product.photo,
      },
      lastMessage: null,
      lastSeq: 0,
      createdAt: stage.moment(),
    }),
    afterwards: ({ client, seller, product }, chat) => [
      seesThat(client, 'getProduct', byNumber(product), ({ chatId }) => chatId, chat.id),
      seesThat(seller, 'getProduct', byNumber(product), ({ chatId }) => chatId, null),
      seesThat(client, 'createChat', { body: { kind: 'PRODUCT', productId: product.id } }, ({ id }) => id, chat.id),
      seesThat(seller, 'listChats', {}, chatsOf, []),
      async () => {
        await say(client, chat.id, 'Стол ещё продаётся?')
        return seesThat(seller, 'listChats', {}, chatsOf, [chat.id])()
      },
    ],
  }),
  on('createChat').shows({
    title: 'Each product of a seller has a chat of its own, beside the one about nothing else',
    arrange: async (stage) => {
      const { seller, product, client, chat } = await aTalk(stage)
      const common = await client.does('createChat', { body: { kind: 'COMMON', userId: seller.id } })
      return { client, product, chat, common, other: await publishedBy(stage, seller) }
    },
    act: ({ client, other }) => ({ by: client, with: { body: { kind: 'PRODUCT', productId: other.id } } }),
    look: ({ product }) => product?.id ?? null,
    answer: ({ other }) => other.id,
    afterwards: ({ client, chat, common }, { id }) => [
      seesThat(client, 'listChats', {}, (data) => chatsOf(data).toSorted((a, b) => a - b), [chat.id, common.id, id]),
    ],
  }),
  on('getChat').shows({
    title: 'The card of a product says what it is now; of one that is deleted there is none',
    arrange: async (stage) => {
      const made = await aTalk(stage)
      const change = atProduct(made.product, { price: 40_000_00 })
      const cheaper = await made.seller.does('updateProduct', change)
      await made.seller.does('hideProduct', atProduct(cheaper))
      return made
    },
    act: ({ client, chat }) => ({ by: client, with: { params: { id: chat.id } } }),
    look: ({ product }) => product && [product.status, product.price],
    answer: () => ['HIDDEN' as const, 40_000_00],
    afterwards: ({ seller, client, product, chat }) => [
      async () => {
        await seller.does('deleteProduct', byNumber(product))
        return seesThat(client, 'getChat', { params: { id: chat.id } }, (data) => data.product, null)()
      },
    ],
  }),
  on('listChats').shows({
    title: 'A chat is found by the title of its product',
    arrange: async (stage) => {
      const word = stage.word()
      const { seller, product } = await aShownProduct(stage, { title: `Стол ${word}` })
      const client = await stage.someone('CLIENT')
      const chat = await client.does('createChat', { body: { kind: 'PRODUCT', productId: product.id } })
      return { word, seller, client, chat }
    },
    act: ({ client, word }) => ({ by: client, with: { query: { search: word.toUpperCase() } } }),
    look: chatsOf,
    answer: ({ chat }) => [chat.id],
  }),
  on('createChat').refuses('NOT_FOUND', {
    title: 'Nobody asks about what is not published',
    arrange: async (stage) => ({ ...(await aWaitingProduct(stage)), client: await stage.someone('CLIENT') }),
    act: ({ client, product }) => ({ by: client, with: { body: { kind: 'PRODUCT', productId: product.id } } }),
  }),
  on('createChat').refuses('NOT_FOUND', {
    title: 'Nobody asks themselves about the own goods',
    arrange: aShownProduct,
    act: ({ seller, product }) => ({ by: seller, with: { body: { kind: 'PRODUCT', productId: product.id } } }),
  }),
]

/** What moderators decide of goods, what buyers say of them, and the chats about them. */
export const productAnswerScenarios: readonly Scenario[] = [...verdicts, ...reviews, ...talks]
