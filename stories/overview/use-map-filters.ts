import { useEffect, useState } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { filtersIn, type MapFilters, noFilters, withFilters } from './map-filters.ts'

/** A run of tests shares one address among all stories. */
const isTest = '__vitest_browser__' in globalThis

/** How long one types before the address follows: browsers refuse to rewrite it at every letter. */
const PAUSE = 300

const isInWorkshop = () => window.parent !== window && new URLSearchParams(window.parent.location.search).has('path')

/** The workshop around the story: its address is the one that people copy, and its router has to know. */
const tellWorkshop = (filters: MapFilters): void => {
  if (!isInWorkshop()) return
  const { search } = window.parent.location
  const wanted = withFilters(search, filters)
  if (wanted !== withFilters(search, filtersIn(search)))
    addons.getChannel().emit(NAVIGATE_URL, wanted, { replace: true })
}

/** Filters that are kept in the address, the story's own and the workshop's: a copied link opens them again. */
export const useMapFilters = () => {
  const [filters, setFilters] = useState(() => (isTest ? noFilters : filtersIn(location.search)))
  useEffect(() => {
    if (isTest) return
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', withFilters(location.search, filters))
      tellWorkshop(filters)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [filters])
  // Storybook would carry them on to the next story; it has to have gone there first.
  useEffect(
    () => () => {
      if (!isTest) setTimeout(tellWorkshop, PAUSE, noFilters)
    },
    [],
  )
  const change = (changed: Partial<MapFilters>) => setFilters((before) => ({ ...before, ...changed }))
  return { filters, change, reset: () => setFilters(noFilters) }
}
