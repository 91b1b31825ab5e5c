import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** How a value is written while it is typed. Both functions are pure. */
export interface Mask<Value> {
  /** Typed text → text as it is shown. */
  write: (typed: string) => string
  /** Shown text → value. */
  read: (text: string) => Value
  /** Value from outside → text. */
  show: (value: Value) => string
  /** Characters a person typed, as opposed to those the mask put between them. */
  typed: RegExp
}

/** Place in `text` after `count` typed characters. */
function placeAfter(text: string, count: number, typed: RegExp): number {
  let left = count
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at
    if (typed.test(text[at] ?? '')) left--
  }
  return text.length
}

const count = (text: string, typed: RegExp) => [...text].filter((char) => typed.test(char)).length

/**
 * Attributes of an input that rewrites what is typed and keeps the caret behind the same character. Text stays as the
 * person left it («12,50») while it means the value; a value that comes from elsewhere replaces it.
 */
export function useMaskedText<Value>(value: Value, onChange: (value: Value) => void, mask: Mask<Value>) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [draft, setDraft] = useState(() => mask.show(value))
  const text = Object.is(mask.read(draft), value) ? draft : mask.show(value)

  useLayoutEffect(() => {
    if (caret.current === null) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return {
    ref,
    value: text,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { value: raw, selectionStart } = event.target
      const behind = count(raw.slice(0, selectionStart ?? raw.length), mask.typed)
      const next = mask.write(raw)
      const added = count(next, mask.typed) - count(raw, mask.typed)
      // What a mask adds of its own («+7»), it adds in front.
      caret.current = placeAfter(next, behind + Math.max(added, 0), mask.typed)
      setDraft(next)
      onChange(mask.read(next))
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { selectionStart: at, selectionEnd } = event.currentTarget
      if (at === null || at !== selectionEnd) return
      // Erasing a separator would only bring it back: step over it to the character that was meant.
      const step = event.key === 'Backspace' ? -1 : event.key === 'Delete' ? 1 : 0
      let place = at
      const next = () => text[step < 0 ? place - 1 : place]
      while (step !== 0 && next() !== undefined && !mask.typed.test(next() ?? '')) place += step
      if (place !== at) event.currentTarget.setSelectionRange(place, place)
    },
  }
}
