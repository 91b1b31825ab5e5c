/**
 * A ref of a field that was sent with the page. React takes such a field over with whatever is typed in it and believes that
 * nothing is, so the text would go at the next rendering: it is entered anew, and whoever listens hears of it.
 */
export const enterEarlyText = (field: HTMLInputElement | null): void => {
  if (!field || field.value === field.defaultValue) return
  const typed = field.value
  const cursor = field.selectionStart
  field.value = field.defaultValue
  // Past React, which takes a value that it has seen for no news.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (cursor !== null) field.setSelectionRange(cursor, cursor)
}
