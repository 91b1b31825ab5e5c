import type { CategoryIndex } from '@artel/core/categories'
import { BUDGET_TYPES } from '@artel/core/contract'
import { Field, MoneyInput, RadioGroup, VisuallyHidden } from '../../kit/index.ts'
import { ru } from './ru.ts'
import css from './StepLayout.module.css'
import { fieldId, type StepProps } from './step-props.ts'
import { TypicalPrice } from './TypicalPrice.tsx'

const options = BUDGET_TYPES.map((value) => ({ value, ...ru.budgets[value] }))

/** Step "budget". */
export function BudgetStep({ view, onChange, categories }: StepProps & { categories: CategoryIndex }) {
  const { values, errors } = view
  const changeSum = (sum: number | null) => {
    onChange('budgetTo', sum)
    // The beginning of a range chosen before would stand in for a sum that was cleared.
    if (values.budgetFrom !== null) onChange('budgetFrom', null)
  }
  return (
    <>
      <TypicalPrice category={categories.byId.get(values.categoryId ?? 0)} />
      <div className={css.stack}>
        <RadioGroup
          id={fieldId('budgetType')}
          legend={<VisuallyHidden>{ru.budget}</VisuallyHidden>}
          look="cards"
          error={errors.budgetType}
          options={options}
          value={values.budgetType}
          onChange={(type) => onChange('budgetType', type)}
        />
      </div>
      {values.budgetType === 'FIXED' && (
        <div className={css.row}>
          <Field id={fieldId('budgetTo')} label={ru.sum} error={errors.budgetTo}>
            <MoneyInput value={values.budgetTo ?? values.budgetFrom} onChange={changeSum} />
          </Field>
        </div>
      )}
      {values.budgetType === 'RANGE' && (
        <div className={css.row}>
          <Field id={fieldId('budgetFrom')} label={ru.sumFrom} error={errors.budgetFrom}>
            <MoneyInput value={values.budgetFrom} onChange={(sum) => onChange('budgetFrom', sum)} />
          </Field>
          <Field id={fieldId('budgetTo')} label={ru.sumTo} error={errors.budgetTo}>
            <MoneyInput value={values.budgetTo} onChange={(sum) => onChange('budgetTo', sum)} />
          </Field>
        </div>
      )}
    </>
  )
}
