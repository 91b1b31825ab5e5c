import type { SitePageValues } from '@artel/core/admin'
import { SITE_PAGE_LIMITS } from '@artel/core/contract'
import { Alert, Button, Field, Input, Textarea } from '../../kit/index.ts'
import css from './Landings.module.css'
import { ru } from './page.ru.ts'

type Points = SitePageValues['points']

export interface PointsFieldProps {
  id: string
  value: Points
  error: string | undefined
  onChange: (points: Points) => void
}

/** Steps of a page, one after the other. */
export function PointsField({ id, value, error, onChange }: PointsFieldProps) {
  const change = (at: number, changed: Partial<Points[number]>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...changed } : one)))
  return (
    <fieldset id={id} tabIndex={-1} className={css.questions} aria-invalid={error !== undefined || undefined}>
      <legend className={css.legend}>{ru.fields.points}</legend>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {value.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same words while they are written.
        <div key={index} className={css.question}>
          <Field label={ru.pointTitle(index + 1)}>
            <Input
              autoComplete="off"
              maxLength={SITE_PAGE_LIMITS.pointTitle[1]}
              value={title}
              onChange={({ target }) => change(index, { title: target.value })}
            />
          </Field>
          <Field label={ru.pointText(index + 1)}>
            <Textarea
              maxLength={SITE_PAGE_LIMITS.pointText[1]}
              value={text}
              onChange={({ target }) => change(index, { text: target.value })}
            />
          </Field>
          <Button dense variant="secondary" onClick={() => onChange(value.filter((_, other) => other !== index))}>
            {ru.removePoint(index + 1)}
          </Button>
        </div>
      ))}
      {value.length < SITE_PAGE_LIMITS.points[1] && (
        <Button variant="secondary" className={css.add} onClick={() => onChange([...value, { title: '', text: '' }])}>
          {ru.addPoint}
        </Button>
      )}
    </fieldset>
  )
}
