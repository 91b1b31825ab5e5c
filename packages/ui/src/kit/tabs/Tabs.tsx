import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import css from './Tabs.module.css'

/** A tab and what it opens; `count` is drawn quietly behind the label. */
export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly count?: number
  readonly content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** Names the row for those who listen. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Several views of one place, one in sight. Arrows walk the row, which scrolls sideways where it is too long. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={css.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={css.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
