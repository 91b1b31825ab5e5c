import type { ContentRejectRule } from '@artel/core/contract'
import { counted, quoted } from '@artel/core/format'
import { productRuleLabels } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { reasonWords } from '../looks/looks.ts'
import type { NewNotification } from '../notifications/notifier.ts'

/*
 * What people are told of goods. The page of the product is where each of them is about something.
 */

/** A product as far as a notice tells of it. */
export interface ToldProduct {
  readonly id: number
  readonly title: string
  readonly seller_id: string
}

/** To the seller, when a moderator has let it through. */
export const approvedNotice = ({ id, title, seller_id }: ToldProduct): NewNotification => ({
  userId: seller_id,
  kind: 'PRODUCT_REVIEWS',
  title: `Товар опубликован: ${quoted(title)}`,
  text: 'Его видят все в каталоге. Вопросы покупателей придут в чаты.',
  path: paths.product(id),
})

/** To the seller, whom a moderator has turned down. */
export const rejectedNotice = (
  { id, title, seller_id }: ToldProduct,
  { rule, comment }: { readonly rule: ContentRejectRule; readonly comment: string | null },
): NewNotification => ({
  userId: seller_id,
  kind: 'PRODUCT_REVIEWS',
  title: `Товар отклонён: ${quoted(title)}`,
  text: [`${productRuleLabels[rule]}.`, comment?.trim() ?? '', 'Исправьте товар, и он снова уйдёт на проверку.']
    .filter((part) => part !== '')
    .join(' '),
  path: paths.product(id),
})

const hidden = ['товар скрыт', 'товара скрыто', 'товаров скрыто'] as const

/** To a seller whose tariff has become smaller than what they show. */
export const surplusNotice = (sellerId: string, count: number): NewNotification => ({
  userId: sellerId,
  kind: 'PRODUCT_REVIEWS',
  title: `${counted(count, hidden)}: в тарифе меньше мест`,
  text: 'Скрыты те, что опубликованы раньше других. Ничего не удалено: они вернутся сами, когда появятся места.',
  path: paths.myProducts(),
})

const back = ['товар снова виден', 'товара снова видны', 'товаров снова видны'] as const

/** To a seller whose tariff has room again for what it had hidden. */
export const returnedNotice = (sellerId: string, count: number): NewNotification => ({
  userId: sellerId,
  kind: 'PRODUCT_REVIEWS',
  title: `${counted(count, back)}: в тарифе есть места`,
  text: 'Вернулись те, что скрыл тариф. Что скрыли вы сами, осталось скрытым.',
  path: paths.myProducts(),
})

/** To the seller, when everybody can read what a buyer says. */
export const reviewedNotice = ({ id, title, seller_id }: ToldProduct, rating: number): NewNotification => ({
  userId: seller_id,
  kind: 'PRODUCT_CONSUMER_REVIEWS',
  title: `Новый отзыв о товаре ${quoted(title)}`,
  text: `Оценка — ${rating} из 5. Отзыв виден на странице товара.`,
  path: paths.product(id),
})

/** To the author of a review that a moderator has turned down. */
export const reviewRejectedNotice = (
  { id, title }: Pick<ToldProduct, 'id' | 'title'>,
  {
    authorId,
    rule,
    comment,
  }: { readonly authorId: string; readonly rule: ContentRejectRule; readonly comment: string | null },
): NewNotification => ({
  userId: authorId,
  kind: 'PRODUCT_CONSUMER_REVIEWS',
  title: `Ваш отзыв о товаре ${quoted(title)} отклонён`,
  text: reasonWords(rule, comment),
  path: paths.product(id),
})
