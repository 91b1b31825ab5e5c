import { expect, type userEvent, waitFor } from 'storybook/test'

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

interface Hand {
  pointer(input: Parameters<(typeof userEvent)['pointer']>[0]): Promise<unknown>
}

/** Takes a row with the mouse and carries it over another; the answer lets go of it there. */
export const carry = async (hand: Hand, row: Element, over: Element) => {
  await hand.pointer([
    { keys: '[MouseLeft>]', target: row, coords: middle(row) },
    { target: over, coords: middle(over) },
  ])
  return () => hand.pointer({ keys: '[/MouseLeft]', target: over, coords: middle(over) })
}

/** The same to the end. */
export const drag = async (hand: Hand, row: Element, over: Element) => {
  const letGo = await carry(hand, row, over)
  await letGo()
}

/** The same with a finger, which rests on the row until it is in hand. */
export const dragByFinger = async (hand: Hand, row: Element, over: Element) => {
  await hand.pointer({ keys: '[TouchA>]', target: row, coords: middle(row) })
  await waitFor(() => expect(row).toHaveAttribute('data-dragged'))
  await hand.pointer([
    { pointerName: 'TouchA', target: over, coords: middle(over) },
    { keys: '[/TouchA]', target: over, coords: middle(over) },
  ])
}

/** A finger that moves at once, as it does to scroll. */
export const swipe = async (hand: Hand, row: Element, over: Element) => {
  await hand.pointer([
    { keys: '[TouchA>]', target: row, coords: middle(row) },
    { pointerName: 'TouchA', target: over, coords: middle(over) },
    { keys: '[/TouchA]', target: over, coords: middle(over) },
  ])
}
