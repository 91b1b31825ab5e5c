import { paths } from '@artel/core/routes'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { BandSheet, Button, Field, Icon, Input } from '../kit/index.ts'
import css from './Faq.module.css'
import { ru } from './ru.ts'

export interface SearchFormProps {
  text: string
  onSearch: (text: string) => void
  onSubmit: () => void
}

/** The big field of the help. Without scripts the browser sends it by itself. */
export function SearchForm({ text, onSearch, onSubmit }: SearchFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <search>
      <BandSheet className={css.sheet}>
        <form action={paths.faq()} method="get" className={css.search} onSubmit={submit}>
          <Field label={ru.search} labelHidden optional="quiet">
            <Input
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              placeholder={ru.placeholder}
              start={<Icon of={Search} />}
              value={text}
              onChange={(event) => onSearch(event.target.value)}
            />
          </Field>
          <Button type="submit">{ru.find}</Button>
        </form>
      </BandSheet>
    </search>
  )
}
