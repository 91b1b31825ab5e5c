// Refs of fields that were sent with the page. React takes such a field over with whatever has been typed or chosen in it and
// believes that nothing has, so the next rendering would undo it: it is entered anew, and whoever listens hears of it.

/** Sets a property past React, which takes a value that it has seen for no news. */
const setUnseen = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value')?.set?.call(field, value)

/** What was typed before the field came alive. */
export const enterEarlyText = (field: HTMLInputElement | HTMLTextAreaElement | null): void => {
  if (!field || field.value === field.defaultValue) return
  const typed = field.value
  const cursor = field.selectionStart
  field.value = field.defaultValue
  setUnseen(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (cursor !== null) field.setSelectionRange(cursor, cursor)
}

/** What was chosen before the select came alive. One that React has made itself marks no option as the first choice. */
export const enterEarlyChoice = (select: HTMLSelectElement | null): void => {
  if (!select) return
  const first = [...select.options].find(({ defaultSelected }) => defaultSelected)
  if (!first || first.selected) return
  const chosen = select.value
  // When its form has come alive, too: whoever listens reads the other fields.
  queueMicrotask(() => {
    select.value = chosen
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** What was ticked or cleared before a checkbox or a radio button came alive. */
export const enterEarlyTick = (box: HTMLInputElement | null): void => {
  // A radio button that lost its dot has nothing to say: the one that took it speaks.
  if (!box || box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  queueMicrotask(() => {
    box.checked = box.defaultChecked
    box.click()
  })
}
