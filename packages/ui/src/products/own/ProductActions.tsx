import type { ProductIntent } from '@artel/core/products'
import { Button, Callout } from '../../kit/index.ts'
import css from './Own.module.css'
import type { ProductFormProps } from './ProductForm.tsx'
import { ru } from './ru.ts'

const list = new Intl.ListFormat('ru')

/** What the first button does and is called. */
const sending = ({ status, outcome }: Pick<ProductFormProps, 'status' | 'outcome'>): string => {
  if (status === null || status === 'DRAFT') return ru.send
  if (status === 'REJECTED') return ru.mendAndSend
  return outcome.status === 'PENDING' && status !== 'PENDING' ? ru.saveAndSend : ru.save
}

/** Under the form: what will come of it, then the ways to save it. */
export function ProductActions(props: ProductFormProps) {
  const { view, status, outcome, onChange, onRemove } = props
  const isBusy = view.status === 'submitting'
  const isDraft = status === null || status === 'DRAFT'
  const returns = outcome.status === 'PENDING' && (status === 'PUBLISHED' || status === 'HIDDEN')
  const as = (intent: ProductIntent) => ({
    type: 'submit' as const,
    loading: isBusy && view.values.intent === intent,
    disabled: isBusy && view.values.intent !== intent,
    onClick: () => onChange('intent', intent),
  })
  return (
    <>
      <div role="status">
        {returns && (
          <Callout kind="attention" title={ru.returnsTitle}>
            <p>{ru.returns(list.format(outcome.judged.map((field) => ru.judged[field])))}</p>
          </Callout>
        )}
      </div>
      <div className={css.ways}>
        <Button {...as('SEND')}>{sending(props)}</Button>
        {isDraft && (
          <Button variant="secondary" {...as('DRAFT')}>
            {ru.saveDraft}
          </Button>
        )}
        {onRemove && (
          <Button variant="secondary" disabled={isBusy} onClick={onRemove}>
            {ru.removeProduct}
          </Button>
        )}
      </div>
      {(isDraft || status === 'REJECTED') && <p className={css.quiet}>{ru.afterSend}</p>}
    </>
  )
}
