import type { ComponentType } from 'react'

/** Decorator: as wide as forms of the product are. */
export function formWidth(Story: ComponentType) {
  return (
    <div style={{ maxWidth: 'var(--size-form)' }}>
      <Story />
    </div>
  )
}
