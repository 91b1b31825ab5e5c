import type { ParsedLocation } from '@tanstack/react-router'
import { type AnyRouter, getElementScrollRestorationEntry } from '@tanstack/router-core'

/** Where a page stood that is reloaded or come back to, in CSS pixels from its top; of the router only its place is read. */
const savedAt = (latestLocation: ParsedLocation): number =>
  getElementScrollRestorationEntry({ latestLocation } as AnyRouter, { getElement: () => window })?.scrollY ?? 0

/**
 * Whether the router scrolls once it has rendered a page (its option `scrollRestoration`). Not the first page of a visit: the script
 * in its HTML has put that where it stood, and whoever has scrolled since, before the page came alive, would be thrown back. Unless
 * it leads to a part of the page, or was too short then for where it stood: its data came later.
 */
export const scrollsWhenRendered = (): ((at: { location: ParsedLocation }) => boolean) => {
  if (import.meta.env.SSR) return () => true
  let isFirst = true
  return ({ location }) => {
    if (!isFirst) return true
    isFirst = false
    if (location.hash !== '' || savedAt(location) > window.scrollY) return true
    // The router keeps the place of what it has seen scrolled, and it was not there yet.
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'))
    return false
  }
}
