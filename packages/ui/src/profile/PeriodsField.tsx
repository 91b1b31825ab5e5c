import { periodProblems, type TypedPeriod } from '@artel/core/account'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, FieldGroup, Icon, VisuallyHidden } from '../kit/index.ts'
import { PeriodRow, type PeriodWords } from './PeriodRow.tsx'
import css from './PeriodsField.module.css'
import { ru } from './ru.ts'

export interface PeriodsFieldProps {
  id: string
  words: PeriodWords & { readonly legend: string; readonly add: string }
  value: readonly TypedPeriod[]
  /** Once it is shown, each line says what is wrong with it. */
  error: string | undefined
  /** Most lines. */
  most: number
  onChange: (value: readonly TypedPeriod[]) => void
}

/** Lines of experience or of education: added, edited, put in order and removed. */
export function PeriodsField({ id, words, value, error, most, onChange }: PeriodsFieldProps) {
  const group = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  /** Where the focus goes once the lines are drawn anew. */
  const focusOn = (find: () => HTMLElement | null | undefined) => requestAnimationFrame(() => find()?.focus())
  const within = (selector: string) => [...(group.current?.querySelectorAll<HTMLElement>(selector) ?? [])]

  const add = () => {
    const key = Math.max(0, ...value.map((one) => one.key)) + 1
    onChange([...value, { key, title: '', from: '', to: '' }])
    focusOn(() => within('[data-title]').at(-1))
  }
  const remove = (index: number, name: string) => {
    onChange(value.filter((_, place) => place !== index))
    setSaid(ru.removed(name))
    focusOn(() => within('[data-title]')[Math.min(index, value.length - 2)] ?? within('[data-add]')[0])
  }
  const move = (index: number, by: -1 | 1) => {
    const next = [...value]
    const [one] = next.splice(index, 1)
    if (!one) return
    next.splice(index + by, 0, one)
    onChange(next)
    setSaid(ru.moved(index + by + 1))
    const isEnd = index + by === 0 || index + by === value.length - 1
    // The button that was pressed may have nothing more to do at the end of the list.
    const action = isEnd ? (by === 1 ? 'up' : 'down') : by === 1 ? 'down' : 'up'
    focusOn(() => within(`[data-row="${index + by}"] [data-move="${action}"]`)[0])
  }
  return (
    <div ref={group}>
      <FieldGroup id={id} legend={words.legend} error={error} optional>
        {value.length > 0 && (
          <ol className={css.rows}>
            {value.map((period, index) => (
              <PeriodRow
                key={period.key}
                id={`${id}-${period.key}`}
                words={words}
                period={period}
                place={index}
                isLast={index === value.length - 1}
                problems={error === undefined ? {} : periodProblems(period)}
                onChange={(part) => onChange(value.map((one) => (one === period ? { ...one, ...part } : one)))}
                onMove={(by) => move(index, by)}
                onRemove={(name) => remove(index, name)}
              />
            ))}
          </ol>
        )}
        <Button variant="secondary" dense className={css.add} data-add="" disabled={value.length >= most} onClick={add}>
          <Icon of={Plus} size={16} />
          {words.add}
        </Button>
      </FieldGroup>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
