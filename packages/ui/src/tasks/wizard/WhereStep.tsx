import { PLACE_MODES } from '@artel/core/contract'
import { House, Monitor, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { RadioGroup, VisuallyHidden } from '../../kit/index.ts'
import { ru } from './ru.ts'
import { fieldId, type StepProps } from './step-props.ts'

const icons = { CLIENT: House, EXECUTOR: Store, REMOTE: Monitor }
const options = PLACE_MODES.map((value) => ({ value, icon: icons[value], ...ru.places[value] }))

/** Step "where"; `place` are its fields «Город» and «Адрес». */
export function WhereStep({ view, place, onChange }: StepProps & { place: ReactNode }) {
  const { values, errors } = view
  return (
    <>
      <RadioGroup
        id={fieldId('placeMode')}
        legend={<VisuallyHidden>{ru.place}</VisuallyHidden>}
        look="cards"
        error={errors.placeMode}
        options={options}
        value={values.placeMode}
        onChange={(mode) => onChange('placeMode', mode)}
      />
      {values.placeMode !== null && values.placeMode !== 'REMOTE' && place}
    </>
  )
}
