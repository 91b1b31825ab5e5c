import type { ContentRejectRule } from '../contract/review-terms.ts'

/** What a seller reads when a moderator has turned a product down. */
export const productRuleLabels: Readonly<Record<ContentRejectRule, string>> = {
  CONTACTS_IN_TEXT: 'В описании указаны контакты',
  INSULT: 'В описании есть оскорбления',
  UNTRUE: 'Описание не соответствует товару',
  UNCLEAR: 'Из описания непонятно, что продаётся',
  WRONG_CATEGORY: 'Товар не из этого раздела',
  BAD_PICTURE: 'Фотографии не подходят',
  PROHIBITED: 'Такие товары запрещены правилами',
  SPAM: 'Похоже на повтор или рекламу',
}

/** Where in its form a product that was turned down is mended; `null` where the whole of it is meant. */
export const productRuleFields: Readonly<Record<ContentRejectRule, 'description' | 'categoryId' | 'photoIds' | null>> =
  {
    CONTACTS_IN_TEXT: 'description',
    INSULT: 'description',
    UNTRUE: 'description',
    UNCLEAR: 'description',
    WRONG_CATEGORY: 'categoryId',
    BAD_PICTURE: 'photoIds',
    PROHIBITED: null,
    SPAM: null,
  }
