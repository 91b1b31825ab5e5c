import type { UsualRange } from '@artel/core/categories'
import { formatMoneyRange } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Calculator } from 'lucide-react'
import { Button, Field, Icon, Input, Select } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskStartForm.module.css'

/** Title length of a task. */
const LONGEST = 100

/** What stands in the form. */
export interface StartWords {
  readonly title: string
  /** Slug of the category that the task goes to. */
  readonly category: string
}

export interface TaskStartFormProps extends StartWords {
  /** Services to choose from; without any the category is that of the page. */
  services: readonly { readonly slug: string; readonly name: string }[]
  /** The category that stands for «any of them». */
  anySlug: string
  /** What such work usually costs; `null` when too little is known. */
  range: UsualRange | null
  /** Said when the title speaks of another service than the page. */
  otherName: string | null
  onTitle: (title: string) => void
  onService: (slug: string) => void
}

/** The first step of a task, on the page of a service. Sends as a plain form, with or without scripts. */
export function TaskStartForm(props: TaskStartFormProps) {
  const { title, category, services, anySlug, range, otherName, onTitle, onService } = props
  return (
    <form id="start" action={paths.taskCreate()} className={css.form} aria-labelledby="landing-start">
      <h2 id="landing-start" className={css.title}>
        {ru.start}
      </h2>
      <Field label={ru.whatToDo}>
        <Input
          name="title"
          value={title}
          placeholder={ru.example}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => onTitle(target.value)}
        />
      </Field>
      {services.length > 0 ? (
        <Field label={ru.service}>
          <Select name="category" value={category} onChange={({ target }) => onService(target.value)}>
            <option value={anySlug}>{ru.anyService}</option>
            {services.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <input type="hidden" name="category" value={category} />
      )}
      <p className={css.range} role="status">
        <Icon of={Calculator} />
        <span>
          {range ? (
            <>
              {otherName === null ? ru.usually : ru.usuallyFor(otherName)}{' '}
              <b className={css.sum}>{formatMoneyRange(range.from, range.to)}</b>
            </>
          ) : (
            ru.unknown
          )}
        </span>
      </p>
      <Button type="submit">{ru.submit}</Button>
      <p className={css.note}>{ru.first}</p>
    </form>
  )
}
