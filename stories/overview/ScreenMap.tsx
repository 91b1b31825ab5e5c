import facts from 'virtual:workshop'
import { type RouteDefinition, routes } from '@artel/core/routes'
import { Button, EmptyState } from '@artel/ui/kit'
import { Mark } from '@artel/ui/kit/cover'
import { useDeferredValue, useMemo } from 'react'
import { screenPlans } from '../workshop/screen-plans.ts'
import { partsOf, type Screen, screensOf } from '../workshop/screens.ts'
import { LaterScreens } from './LaterScreens.tsx'
import { MapFilterForm } from './MapFilterForm.tsx'
import { MapLead } from './MapLead.tsx'
import { foundIn, isStoryFound } from './map-search.ts'
import { ScreenCard } from './ScreenCard.tsx'
import css from './ScreenMap.module.css'
import { StateCards } from './StateCards.tsx'
import { useMapFilters } from './use-map-filters.ts'

const { stories, served } = facts
const screens = screensOf(routes as Readonly<Record<string, RouteDefinition>>, screenPlans, served, stories)
const parts = partsOf(screens, stories)
const areas = [...new Set(screens.map(({ area }) => area))]

const hasGaps = ({ isServed, states }: Screen) =>
  !isServed || states.some((state) => state.stories.length === 0 && !state.reason)

/** Every route × state of the product, generated from the route table, the machines and the stories. */
export function ScreenMap({ theme }: { theme: string }) {
  const { filters, change, reset } = useMapFilters()
  const { search, area, persona, isGapsOnly } = useDeferredValue(filters)

  const shown = useMemo(
    () =>
      screens
        .filter((screen) => area === '' || screen.area === area)
        .filter(({ admits }) => persona === '' || admits.some((one) => one === persona))
        .filter((screen) => !isGapsOnly || hasGaps(screen))
        .map((screen) => foundIn(screen, search))
        .filter((screen) => screen !== null),
    [area, persona, isGapsOnly, search],
  )
  const ready = shown.filter(({ isServed }) => isServed)
  const later = shown.filter(({ isServed }) => !isServed)
  // No route claims them, so no area, no guards and no gaps do.
  const isOfRoutes = isGapsOnly || area !== '' || persona !== ''
  const shownParts = isOfRoutes ? [] : parts.filter((story) => isStoryFound(story, search))
  const isEmpty = shown.length === 0 && shownParts.length === 0

  return (
    <main className={css.page}>
      <h1>Карта экранов</h1>
      <MapLead screens={screens} stories={stories} />
      <MapFilterForm filters={filters} areas={areas} onChange={change} />
      <p role="status" className={css.lead}>
        Показано: экранов {ready.length}, ещё нет {later.length}, частей экранов {shownParts.length}
      </p>
      {isEmpty && (
        <EmptyState
          mark={<Mark look={{ material: 'leaves', object: 'lens' }} size={112} />}
          title={
            search.trim() === '' ? 'Под такие условия ничего не подходит' : `Ничего не нашлось по «${search.trim()}»`
          }
          text="Ищется по адресам, названиям, подписям состояний и местам в списке слева, с учётом раздела и того, кому открыто."
          action={<Button onClick={reset}>Сбросить</Button>}
        />
      )}
      {areas
        .map((one) => ({ one, own: ready.filter((screen) => screen.area === one) }))
        .filter(({ own }) => own.length > 0)
        .map(({ one, own }) => (
          <section key={one} className={css.area} aria-label={one}>
            <h2>{one}</h2>
            {own.map((screen) => (
              <ScreenCard key={screen.name} screen={screen} all={stories} theme={theme} />
            ))}
          </section>
        ))}
      {later.length > 0 && <LaterScreens screens={later} />}
      {shownParts.length > 0 && (
        <section className={css.area} aria-label="Части экранов">
          <h2>Части экранов</h2>
          <p className={css.lead}>Шапка, окна и другое, что бывает на многих страницах.</p>
          <StateCards stories={shownParts} theme={theme} />
        </section>
      )}
    </main>
  )
}
