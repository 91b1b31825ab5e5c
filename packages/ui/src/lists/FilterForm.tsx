import { Search, SlidersHorizontal } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button, Field, Icon, Input } from '../kit/index.ts'
import css from './FilterForm.module.css'
import { ru } from './ru.ts'

export interface FilterFormProps {
  /** Where the list is without what has a field here: what is left of its query goes along unseen. */
  address: string
  /** The field of words. */
  search: {
    readonly name: string
    readonly label: string
    readonly placeholder: string
    readonly value: string
    readonly onChange: (value: string) => void
  }
  /** How many of the filters are on. */
  count: number
  /** The sheet of filters is asked for, where there is no room beside the list. */
  onOpen: () => void
  onSubmit: () => void
  /** Ways through the categories, above the filters. */
  children?: ReactNode
  /** The filters beside the list. */
  fields: ReactNode
}

/**
 * Search and filters of a list. It is a plain GET form: without scripts the browser sends it by itself, names of the
 * fields are those of the address, and what has no field of its own (the order, the map) goes along.
 */
export function FilterForm({ address, search, count, onOpen, onSubmit, children, fields }: FilterFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const [action, rest] = address.split('?')
  return (
    <search className={css.place}>
      <form className={css.place} action={action} method="get" onSubmit={submit}>
        {[...new URLSearchParams(rest)].map(([word, value]) => (
          <input key={`${word}=${value}`} type="hidden" name={word} value={value} />
        ))}
        <div className={css.search}>
          <Field label={search.label} labelHidden optional="quiet">
            <Input
              type="search"
              name={search.name}
              maxLength={200}
              placeholder={search.placeholder}
              start={<Icon of={Search} />}
              value={search.value}
              onChange={(event) => search.onChange(event.target.value)}
            />
          </Field>
          <Button type="submit" className={css.submit}>
            {ru.apply}
          </Button>
          <Button variant="secondary" className={css.open} onClick={onOpen}>
            <Icon of={SlidersHorizontal} />
            <span className={css.openWord}>{ru.filters}</span>
            {count > 0 && <span className={css.count}>{count}</span>}
          </Button>
        </div>
        <div className={css.side}>
          {children}
          <div className={css.beside}>{fields}</div>
        </div>
      </form>
    </search>
  )
}
