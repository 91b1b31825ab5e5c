import { DATE_MODES } from '@artel/core/contract'
import { DateInput, Field, RadioGroup } from '../../kit/index.ts'
import { ru } from './ru.ts'
import css from './StepRow.module.css'
import { fieldId, type StepProps } from './step-props.ts'

const options = DATE_MODES.map((value) => ({ value, ...ru.dates[value] }))

/** Step "when". */
export function WhenStep({ view, onChange }: StepProps) {
  const { values, errors, days } = view
  const [first, last] = days
  return (
    <>
      <RadioGroup
        id={fieldId('dateMode')}
        legend={ru.date}
        look="cards"
        error={errors.dateMode}
        options={options}
        value={values.dateMode}
        onChange={(mode) => onChange('dateMode', mode)}
      />
      {(values.dateMode === 'EXACT' || values.dateMode === 'PERIOD') && (
        <div className={css.row}>
          <Field
            id={fieldId('startDay')}
            label={values.dateMode === 'EXACT' ? ru.day : ru.from}
            error={errors.startDay}
          >
            <DateInput
              min={first}
              max={last}
              value={values.startDay}
              onChange={(startDay) => onChange('startDay', startDay)}
            />
          </Field>
          {values.dateMode === 'PERIOD' && (
            <Field id={fieldId('endDay')} label={ru.to} error={errors.endDay}>
              <DateInput
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
