import { COMPANY_LIMITS } from '@artel/core/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, Field, Input, Tag } from '../../kit/index.ts'
import css from './DistrictsField.module.css'
import { ru } from './ru.ts'

/** A name shorter than this is no district. */
const SHORTEST = 2

export interface DistrictsFieldProps {
  id: string
  value: readonly string[]
  error: string | undefined
  onChange: (districts: readonly string[]) => void
}

/** Districts by their names, one after another; the gazetteer knows none, so each is typed. */
export function DistrictsField({ id, value, error, onChange }: DistrictsFieldProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim().replace(/\s+/g, ' ')
    if (name.length < SHORTEST) return
    setTyped('')
    if (!value.some((one) => one.toLowerCase() === name.toLowerCase())) onChange([...value, name])
  }
  const left = useRef(() => {})
  useEffect(() => {
    left.current = add
  })
  useEffect(() => {
    // A reload, and the browser's «Back», take the field away without a blur: what is typed must not go with it.
    const leave = () => left.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return
    // It ends the name, not the step.
    event.preventDefault()
    add()
  }
  return (
    <div className={css.districts}>
      <Field id={id} label={ru.districts} hint={ru.districtsHint} error={error} optional>
        <Input
          name="district"
          autoComplete="off"
          maxLength={100}
          placeholder={ru.districtPlaceholder}
          disabled={value.length >= COMPANY_LIMITS.districts}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnEnter}
          onBlur={add}
          end={
            <Button variant="ghost" dense disabled={typed.trim().length < SHORTEST} onClick={add}>
              {ru.addDistrict}
            </Button>
          }
        />
      </Field>
      {value.length > 0 && (
        <ul className={css.chosen} aria-label={ru.chosenDistricts}>
          {value.map((district) => (
            <li key={district}>
              <Tag onRemove={() => onChange(value.filter((one) => one !== district))}>{district}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
