import { PRODUCT_LIMITS } from '@artel/core/contract'
import { attributeProblems, type TypedAttribute } from '@artel/core/products'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, Field, FieldGroup, Icon, IconButton, Input, VisuallyHidden } from '../../kit/index.ts'
import css from './AttributesField.module.css'
import { ru } from './ru.ts'

export interface AttributesFieldProps {
  id: string
  value: readonly TypedAttribute[]
  /** Once it is shown, each line says what is wrong with it. */
  error: string | undefined
  onChange: (value: readonly TypedAttribute[]) => void
}

/** What a product is like, in lines of a name and a value. */
export function AttributesField({ id, value, error, onChange }: AttributesFieldProps) {
  const group = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  /** Where the focus goes once the lines are drawn anew. */
  const focusOn = (find: () => HTMLElement | null | undefined) => requestAnimationFrame(() => find()?.focus())
  const within = (selector: string) => [...(group.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const set = (line: TypedAttribute, part: Partial<TypedAttribute>) =>
    onChange(value.map((one) => (one === line ? { ...one, ...part } : one)))

  const add = () => {
    const key = Math.max(0, ...value.map((one) => one.key)) + 1
    onChange([...value, { key, name: '', value: '' }])
    focusOn(() => within('[data-name]').at(-1))
  }
  const remove = (index: number, name: string) => {
    onChange(value.filter((_, place) => place !== index))
    setSaid(ru.attributeRemoved(name))
    focusOn(() => within('[data-name]')[Math.min(index, value.length - 2)] ?? within('[data-add]')[0])
  }
  return (
    <div ref={group}>
      <FieldGroup id={id} legend={ru.attributes} hint={ru.attributesHint} error={error} optional>
        {value.length > 0 && (
          <ol className={css.rows}>
            {value.map((line, index) => {
              const problems = error === undefined ? {} : attributeProblems(line)
              const name = line.name.trim() || ru.attribute(index + 1)
              return (
                <li key={line.key} className={css.row}>
                  {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside that of the list would read its legend twice. */}
                  <div role="group" aria-label={ru.attribute(index + 1)} className={css.fields}>
                    <Field id={`${id}-${line.key}-name`} label={ru.attributeName} error={problems.name}>
                      <Input
                        data-name=""
                        autoComplete="off"
                        maxLength={PRODUCT_LIMITS.attributeName}
                        placeholder={ru.attributeNameHint}
                        value={line.name}
                        onChange={({ target }) => set(line, { name: target.value })}
                      />
                    </Field>
                    <Field id={`${id}-${line.key}-value`} label={ru.attributeValue} error={problems.value}>
                      <Input
                        autoComplete="off"
                        maxLength={PRODUCT_LIMITS.attributeValue}
                        placeholder={ru.attributeValueHint}
                        value={line.value}
                        onChange={({ target }) => set(line, { value: target.value })}
                      />
                    </Field>
                  </div>
                  <IconButton
                    icon={X}
                    label={ru.removeAttribute(name)}
                    dense
                    className={css.remove}
                    onClick={() => remove(index, name)}
                  />
                </li>
              )
            })}
          </ol>
        )}
        <Button
          variant="secondary"
          dense
          className={css.add}
          data-add=""
          disabled={value.length >= PRODUCT_LIMITS.attributes}
          onClick={add}
        >
          <Icon of={Plus} size={16} />
          {ru.addAttribute}
        </Button>
      </FieldGroup>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
