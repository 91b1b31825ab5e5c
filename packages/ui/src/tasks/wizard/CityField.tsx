import type { CityChooserView } from '@artel/core/geolocation'
import type { WizardValues } from '@artel/core/tasks'
import { PickField } from './PickField.tsx'
import { ru } from './ru.ts'
import { fieldId } from './step-props.ts'

export interface CityFieldProps {
  city: WizardValues['city']
  error: string | undefined
  /** The search as it stands. */
  search: CityChooserView
  onSearch: (text: string) => void
  onRetry: () => void
  onChange: (city: WizardValues['city']) => void
}

/** «Город» out of the gazetteer. */
export function CityField({ city, error, search, onSearch, onRetry, onChange }: CityFieldProps) {
  const places = 'suggestions' in search ? search.suggestions : []
  return (
    <PickField
      id={fieldId('city')}
      label={ru.city}
      error={error}
      placeholder={ru.cityPlaceholder}
      emptyText={ru.cityEmpty}
      chosen={city?.name ?? null}
      status={search.status === 'empty' ? 'ready' : search.status}
      options={places.map(({ id, name, region }) => ({
        id: String(id),
        label: name,
        ...(region !== name && { note: region }),
      }))}
      onSearch={onSearch}
      onChoose={({ id, label }) => onChange({ id: Number(id), name: label })}
      onClear={() => onChange(null)}
      onRetry={onRetry}
    />
  )
}
