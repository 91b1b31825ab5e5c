import type { Product } from '@artel/core/contract'
import {
  DELIVERY_MODES,
  PRICE_TYPES,
  PRODUCT_AVAILABILITIES,
  PRODUCT_LIMITS,
  PRODUCT_UNITS,
} from '@artel/core/contract'
import { deliveryLabels, type ProductValues, productUnitNames, type SavedAs } from '@artel/core/products'
import { productRules } from '@artel/core/validators'
import type { FormEvent, ReactNode } from 'react'
import { CategorySelect, type CategorySelectProps } from '../../categories/index.ts'
import { type EditProps, FormProblems, fieldProblems, SavedElsewhere } from '../../forms/index.ts'
import { Field, Input, MoneyInput, NumberInput, RadioGroup, Select, Textarea } from '../../kit/index.ts'
import { AttributesField } from './AttributesField.tsx'
import { productFieldId } from './field-id.ts'
import css from './Own.module.css'
import { ProductActions } from './ProductActions.tsx'
import { ru } from './ru.ts'

export interface ProductFormProps
  extends EditProps<ProductValues>,
    Pick<CategorySelectProps, 'tree' | 'own' | 'stored'> {
  /** How the product stands; `null` for one that is not there yet. */
  status: Product['status'] | null
  /** What saving would make of it now. */
  outcome: SavedAs
  /** The photos in their order, by what is wrong with them. */
  photos: (error: string | undefined) => ReactNode
  /** The choice of the place, by what is wrong with it. */
  city: (error: string | undefined) => ReactNode
  /** Asks to delete the product; `null` for one that is not there yet. */
  onRemove: (() => void) | null
}

const places = [
  'photoIds',
  'title',
  'categoryId',
  'description',
  'price',
  'orderDays',
  'cityId',
  'attributes',
  'sku',
] as const

/** A product while it is written: photos in their order, price, stock, the way to its buyer (product §17.1). */
export function ProductForm(props: ProductFormProps) {
  const { view, attempt, onShowSaved, isInert, onChange, onBlur, onSubmit, photos, city } = props
  const { values, errors, message } = view
  const at = (name: (typeof places)[number]) => ({ id: productFieldId(name), error: errors[name] })
  const summary = fieldProblems(places, errors, productFieldId)
  return (
    <form
      noValidate
      inert={isInert}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {onShowSaved ? (
        <SavedElsewhere onShowSaved={onShowSaved} />
      ) : (
        <FormProblems message={message} errors={summary} attempt={attempt} />
      )}
      {photos(errors.photoIds)}
      <div className={css.narrow}>
        <Field {...at('title')} label={productRules.title.label} hint={ru.nameHint}>
          <Input
            name="title"
            autoComplete="off"
            maxLength={PRODUCT_LIMITS.title[1]}
            value={values.title}
            onChange={({ target }) => onChange('title', target.value)}
            onBlur={() => onBlur('title')}
          />
        </Field>
        <Field {...at('categoryId')} label={ru.category}>
          <CategorySelect
            value={values.categoryId}
            tree={props.tree}
            own={props.own}
            stored={props.stored}
            onChange={(id) => onChange('categoryId', id)}
            onBlur={() => onBlur('categoryId')}
          />
        </Field>
        <Field {...at('description')} label={productRules.description.label} hint={ru.descriptionHint}>
          <Textarea
            name="description"
            rows={6}
            maxLength={PRODUCT_LIMITS.description[1]}
            value={values.description}
            onChange={({ target }) => onChange('description', target.value)}
            onBlur={() => onBlur('description')}
          />
        </Field>
        <PriceFields {...props} />
        <RadioGroup
          legend={ru.availability}
          value={values.availability}
          options={PRODUCT_AVAILABILITIES.map((value) => ({ value, label: ru.availabilities[value] }))}
          onChange={(availability) => onChange('availability', availability)}
        />
        {values.availability === 'TO_ORDER' && (
          <div className={css.short}>
            <Field {...at('orderDays')} label={ru.orderDays}>
              <NumberInput
                name="orderDays"
                unit={ru.days}
                value={values.orderDays}
                onChange={(days) => onChange('orderDays', days)}
                onBlur={() => onBlur('orderDays')}
              />
            </Field>
          </div>
        )}
        <RadioGroup
          legend={ru.delivery}
          value={values.delivery}
          options={DELIVERY_MODES.map((value) => ({ value, label: deliveryLabels[value] }))}
          onChange={(delivery) => onChange('delivery', delivery)}
        />
        {city(errors.cityId)}
        <AttributesField
          {...at('attributes')}
          value={values.attributes}
          onChange={(attributes) => onChange('attributes', attributes)}
        />
        <Field {...at('sku')} label={productRules.sku.label} hint={ru.skuHint} optional>
          <Input
            name="sku"
            autoComplete="off"
            maxLength={PRODUCT_LIMITS.sku}
            value={values.sku}
            onChange={({ target }) => onChange('sku', target.value)}
            onBlur={() => onBlur('sku')}
          />
        </Field>
        <ProductActions {...props} />
      </div>
    </form>
  )
}

/** «Точная», the sum, what one gets for it. */
function PriceFields({ view: { values, errors }, onChange, onBlur }: ProductFormProps) {
  return (
    <div className={css.row}>
      <Field label={ru.priceType}>
        <Select
          name="priceType"
          value={values.priceType}
          onChange={({ target }) => onChange('priceType', target.value as Product['priceType'])}
        >
          {PRICE_TYPES.map((type) => (
            <option key={type} value={type}>
              {ru.priceTypes[type]}
            </option>
          ))}
        </Select>
      </Field>
      {values.priceType !== 'NEGOTIABLE' && (
        <>
          <Field id={productFieldId('price')} label={ru.sum} error={errors.price}>
            <MoneyInput
              name="price"
              value={values.price}
              onChange={(price) => onChange('price', price)}
              onBlur={() => onBlur('price')}
            />
          </Field>
          <Field label={ru.unit}>
            <Select
              name="unit"
              value={values.unit}
              onChange={({ target }) => onChange('unit', target.value as Product['unit'])}
            >
              {PRODUCT_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {productUnitNames[unit]}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </div>
  )
}
