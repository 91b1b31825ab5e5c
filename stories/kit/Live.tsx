import { type ReactNode, useState } from 'react'

/** Holds the value that a page or a machine holds in the product, so that a story can be played with. */
export function Live<Value>({
  start,
  children,
}: {
  start: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}) {
  const [value, change] = useState(start)
  return children(value, change)
}
