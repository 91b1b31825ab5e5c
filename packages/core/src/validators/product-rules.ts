import { NO_ORDER_DAYS, PRODUCT_LIMITS } from '../contract/content-terms.ts'
import { photosRule } from './photo-rules.ts'
import { countRule, type Rule, textRule } from './rule.ts'

const [leastDays, mostDays] = PRODUCT_LIMITS.orderDays

const orderDays: Rule<number | null> = (days) => {
  if (days === null) return NO_ORDER_DAYS
  return Number.isInteger(days) && days >= leastDays && days <= mostDays
    ? null
    : `Срок изготовления: от ${leastDays} до ${mostDays} дней.`
}

/** What is asked of a product: each rule and its sentence for forms, contract, server and mocks (product §17.1). */
export const productRules = {
  title: textRule('Название', ...PRODUCT_LIMITS.title, 'Назовите товар.'),
  description: textRule('Описание', ...PRODUCT_LIMITS.description, 'Опишите товар.'),
  photos: photosRule(PRODUCT_LIMITS.photos),
  orderDays,
  attributes: countRule([0, PRODUCT_LIMITS.attributes], { many: `Не больше ${PRODUCT_LIMITS.attributes} свойств.` }),
  attributeName: textRule('Свойство', 1, PRODUCT_LIMITS.attributeName, 'Назовите свойство.'),
  attributeValue: textRule('Значение', 1, PRODUCT_LIMITS.attributeValue, 'Напишите значение.'),
  sku: textRule('Артикул', 0, PRODUCT_LIMITS.sku),
  /** Products that are made at once. */
  rows: countRule([1, PRODUCT_LIMITS.atOnce], {
    few: 'Добавьте хотя бы один товар.',
    many: `За один раз добавляется не больше ${PRODUCT_LIMITS.atOnce} товаров.`,
  }),
} as const
