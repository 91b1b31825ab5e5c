import facts from 'virtual:workshop'
import { type RouteDefinition, routes } from '@artel/core/routes'
import { Checkbox, Field, Input, Select } from '@artel/ui/kit'
import { useMemo, useState } from 'react'
import { accounts } from '../mocks/fixtures/people.ts'
import { screenPlans } from '../workshop/screen-plans.ts'
import { partsOf, type Screen, screensOf } from '../workshop/screens.ts'
import { personaName, ScreenCard } from './ScreenCard.tsx'
import css from './ScreenMap.module.css'
import { StateCard } from './StateCard.tsx'

const { stories, served } = facts
const screens = screensOf(routes as Readonly<Record<string, RouteDefinition>>, screenPlans, served, stories)
const parts = partsOf(screens, stories)
const areas = [...new Set(screens.map(({ area }) => area))]
const personas = ['guest', ...Object.keys(accounts)]

const gapsOf = ({ states }: Screen) => states.filter((state) => state.stories.length === 0 && !state.reason).length

const holds = (text: string, ...places: readonly string[]) => places.some((place) => place.toLowerCase().includes(text))

/** The screen with the stories that were asked for; all of them when the screen itself was. */
const narrowed = (screen: Screen, text: string): Screen | null => {
  if (text === '' || holds(text, screen.route.title, screen.route.pattern, screen.area)) return screen
  const found = screen.stories.filter(({ name, note, state }) => holds(text, name, note, state))
  return found.length > 0 ? { ...screen, stories: found, states: [] } : null
}

/** Every route × state of the product, generated from the route table, the machines and the stories. */
export function ScreenMap({ theme }: { theme: string }) {
  const [search, setSearch] = useState('')
  const [area, setArea] = useState('')
  const [persona, setPersona] = useState('')
  const [isGapsOnly, setGapsOnly] = useState(false)
  const text = search.trim().toLowerCase()

  const shown = useMemo(
    () =>
      screens
        .filter((screen) => area === '' || screen.area === area)
        .filter(({ admits }) => persona === '' || admits.some((one) => one === persona))
        .filter((screen) => !isGapsOnly || !screen.isServed || gapsOf(screen) > 0)
        .map((screen) => narrowed(screen, text))
        .filter((screen) => screen !== null),
    [area, persona, isGapsOnly, text],
  )
  const ready = shown.filter(({ isServed }) => isServed)
  const later = shown.filter(({ isServed }) => !isServed)
  const shownParts = parts.filter(({ title, name, note }) => text === '' || holds(text, title, name, note))
  const servedCount = screens.filter(({ isServed }) => isServed).length
  const gaps = screens.filter(({ isServed }) => isServed).reduce((sum, screen) => sum + gapsOf(screen), 0)

  return (
    <main className={css.page}>
      <h1>Карта экранов</h1>
      <p className={css.lead}>
        Адресов в таблице маршрутов: {screens.length}. Приложение отдаёт {servedCount}, ещё нет{' '}
        {screens.length - servedCount}. Историй экранов:{' '}
        {stories.filter(({ title }) => title.startsWith('Экраны/')).length}. Состояний без истории: {gaps}.
      </p>
      <search className={css.filters}>
        <Field label="Поиск">
          <Input
            type="search"
            placeholder="Адрес, название, состояние"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <Field label="Раздел">
          <Select value={area} placeholder="Все разделы" onChange={(event) => setArea(event.target.value)}>
            {areas.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field label="Кому открыто">
          <Select value={persona} placeholder="Кому угодно" onChange={(event) => setPersona(event.target.value)}>
            {personas.map((one) => (
              <option key={one} value={one}>
                {personaName(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox checked={isGapsOnly} onChange={setGapsOnly} label="Только то, чего не хватает" />
      </search>
      <p role="status" className={css.lead}>
        Показано: экранов {ready.length}, ещё нет {later.length}
      </p>
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
      {later.length > 0 && (
        <section className={css.area} aria-label="Ещё нет">
          <h2>Ещё нет</h2>
          <p className={css.lead}>Эти адреса есть в таблице маршрутов, но приложение их пока не отдаёт.</p>
          <ul className={css.later}>
            {later.map(({ name, route, area: place }) => (
              <li key={name}>
                <strong>{route.title}</strong> <code>{route.pattern}</code>
                <p className={css.quiet}>{place}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isGapsOnly && area === '' && persona === '' && shownParts.length > 0 && (
        <section className={css.area} aria-label="Части экранов">
          <h2>Части экранов</h2>
          <p className={css.lead}>Шапка, окна и другое, что бывает на многих страницах.</p>
          <ul className={css.cards}>
            {shownParts.map((story) => (
              <StateCard key={story.id} story={story} theme={theme} />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
