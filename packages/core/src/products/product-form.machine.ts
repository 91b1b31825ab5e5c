import type { ActorRefFrom } from 'xstate'
import type { CallArgs } from '../contract/contract.ts'
import type { Product } from '../contract/products.ts'
import type { PriceType } from '../contract/task-replies.ts'
import { photosField, storedPhoto } from '../files/index.ts'
import {
  choiceField,
  defineForm,
  type FormField,
  onlyWhen,
  optionalTextField,
  textField,
  valueField,
} from '../forms/index.ts'
import { choiceRules, priceRule, productRules } from '../validators/index.ts'
import { attributesRule, sentAttributes, type TypedAttribute, typedAttributes } from './attributes.ts'

/** What becomes of a product that is saved: a draft waits, what is sent goes to a moderator. */
export type ProductIntent = 'DRAFT' | 'SEND'

/** What a product says of itself. */
export type ProductBody = Required<CallArgs<'createProduct'>['body']>

export interface ProductFormPorts {
  readonly save: (body: ProductBody, intent: ProductIntent) => Promise<Product>
}

type Sent = { readonly intent: ProductIntent }
type Priced = { readonly priceType: PriceType }
type Made = { readonly availability: Product['availability'] }

const isToOrder = ({ availability }: Made) => availability === 'TO_ORDER'

/** A product, a new one or one that is changed. Money in kopecks, `null` while empty; a draft may do without photos. */
export const productForm = defineForm({
  id: 'product',
  fields: {
    /** Given by the button that is pressed, never asked. */
    intent: valueField<ProductIntent>('SEND'),
    photoIds: photosField<Sent>((photos, { intent }) =>
      intent === 'DRAFT' && photos.length === 0 ? null : productRules.photos(photos),
    ),
    title: textField(productRules.title),
    categoryId: choiceField<number>(choiceRules.category),
    description: textField(productRules.description),
    priceType: valueField<PriceType>('FIXED'),
    price: onlyWhen(
      ({ priceType }: Priced) => priceType !== 'NEGOTIABLE',
      valueField<number | null, Priced>(null, priceRule),
    ),
    unit: valueField<Product['unit']>('PIECE'),
    availability: valueField<Product['availability']>('IN_STOCK'),
    orderDays: {
      ...onlyWhen(isToOrder, valueField<number | null, Made>(null, productRules.orderDays)),
      // What is sold out comes back with the term that it had.
      wire: (days, { availability }) =>
        availability === 'IN_STOCK' || productRules.orderDays(days) !== null ? null : days,
    } satisfies FormField<number | null, number | null, Made>,
    delivery: valueField<Product['delivery']>('PICKUP'),
    cityId: choiceField<number>(choiceRules.city),
    attributes: {
      ...valueField<readonly TypedAttribute[]>([], attributesRule),
      wire: sentAttributes,
    },
    sku: optionalTextField(productRules.sku),
  },
  send: ({ intent, ...body }, { save }: ProductFormPorts) => save(body, intent),
})
export type ProductValues = typeof productForm.initial

/** A product as its form begins. */
export const productValues = (product: Product): ProductValues => ({
  intent: 'SEND',
  photoIds: { stored: product.photos.map(storedPhoto), missing: [] },
  title: product.title,
  categoryId: product.category.id,
  description: product.description,
  priceType: product.priceType,
  price: product.price,
  unit: product.unit,
  availability: product.availability,
  orderDays: product.orderDays,
  delivery: product.delivery,
  cityId: product.cityId,
  attributes: typedAttributes(product.attributes),
  sku: product.sku ?? '',
})

/** Form of a product (product §17.1). Port: `submit`; `productForm` gives it. */
export const productMachine = productForm.machine

export type ProductFormActor = ActorRefFrom<typeof productMachine>
