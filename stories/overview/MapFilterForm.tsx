import { Checkbox, Field, Input, Select } from '@artel/ui/kit'
import type { MapFilters } from './map-filters.ts'
import { personas } from './personas.ts'
import css from './ScreenMap.module.css'

interface MapFilterFormProps {
  filters: MapFilters
  areas: readonly string[]
  onChange: (changed: Partial<MapFilters>) => void
}

/** What the map can be narrowed by. */
export function MapFilterForm({ filters: { search, area, persona, isGapsOnly }, areas, onChange }: MapFilterFormProps) {
  return (
    <search className={css.filters}>
      <Field label="Поиск">
        <Input
          type="search"
          placeholder="Адрес, название, место в списке слева"
          value={search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </Field>
      <Field label="Раздел">
        <Select value={area} placeholder="Все разделы" onChange={(event) => onChange({ area: event.target.value })}>
          {areas.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
      <Field label="Кому открыто">
        <Select
          value={persona}
          placeholder="Кому угодно"
          onChange={(event) => onChange({ persona: event.target.value })}
        >
          {personas.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        checked={isGapsOnly}
        onChange={(checked) => onChange({ isGapsOnly: checked })}
        label="Только то, чего не хватает"
      />
    </search>
  )
}
