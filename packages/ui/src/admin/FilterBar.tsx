import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../kit/index.ts'
import css from './Admin.module.css'
import { ru } from './ru.ts'

export interface FilterBarProps {
  /** Path of the list; the browser sends the form by itself until the page has come alive. */
  action: string
  /** What stands in the fields, by their names. */
  onFilter: (values: Readonly<Record<string, string>>) => void
  children: ReactNode
}

/** Filters of a list: a choice counts at once, text when it is sent. */
export function FilterBar({ action, onFilter, children }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null)
  const send = () => {
    if (!form.current) return
    const values = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const)
    onFilter(Object.fromEntries(values))
  }
  return (
    <search>
      <form
        ref={form}
        action={action}
        className={css.filters}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          send()
        }}
        onChange={(event: FormEvent) => event.target instanceof HTMLSelectElement && send()}
      >
        {children}
        <Button type="submit" dense variant="secondary">
          {ru.find}
        </Button>
      </form>
    </search>
  )
}
