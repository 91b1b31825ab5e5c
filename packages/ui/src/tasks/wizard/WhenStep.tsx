import { DATE_MODES } from '@artel/core/contract'
import { DatePicker } from '../../kit/date/index.ts'
import { Field, RadioGroup, VisuallyHidden } from '../../kit/index.ts'
import { ru } from './ru.ts'
import css from './StepLayout.module.css'
import { fieldId, type StepProps } from './step-props.ts'

const options = DATE_MODES.map((value) => ({ value, ...ru.dates[value] }))

/** Step "when". */
export function WhenStep({ view, onChange }: StepProps) {
  const { values, errors, days } = view
  const [first, last] = days
  return (
    <>
      <div className={css.pairs}>
        <RadioGroup
          id={fieldId('dateMode')}
          legend={<VisuallyHidden>{ru.date}</VisuallyHidden>}
          look="cards"
          error={errors.dateMode}
          options={options}
          value={values.dateMode}
          onChange={(mode) => onChange('dateMode', mode)}
        />
      </div>
      {(values.dateMode === 'EXACT' || values.dateMode === 'PERIOD') && (
        <div className={css.row}>
          <Field
            id={fieldId('startDay')}
            label={values.dateMode === 'EXACT' ? ru.day : ru.from}
            error={errors.startDay}
          >
            <DatePicker
              min={first}
              max={last}
              value={values.startDay}
              onChange={(startDay) => onChange('startDay', startDay)}
            />
          </Field>
          {values.dateMode === 'PERIOD' && (
            <Field id={fieldId('endDay')} label={ru.to} error={errors.endDay}>
              <DatePicker
                min={values.startDay || first}
                max={last}
                value={values.endDay}
                onChange={(endDay) => onChange('endDay', endDay)}
              />
            </Field>
          )}
        </div>
      )}
    </>
  )
}
