import { Badge } from '@artel/ui/kit'
import { visibleStates } from '../workshop/chart.ts'
import { storiesOfState } from '../workshop/gaps.ts'
import { machinePlans } from '../workshop/machine-plans.ts'
import { charts } from '../workshop/machines.ts'
import type { Screen } from '../workshop/screens.ts'
import type { StoryRecord } from '../workshop/story-record.ts'
import { personaName, personas } from './personas.ts'
import css from './ScreenMap.module.css'
import { MissingCard } from './StateCard.tsx'
import { StateCards } from './StateCards.tsx'
import { storyHref } from './story-address.ts'

function MachineRow({ id, stories }: { id: string; stories: readonly StoryRecord[] }) {
  const chart = charts.find((one) => one.id === id)
  const plan = machinePlans[id]
  if (!chart || !plan) return null
  return (
    <li className={css.machine}>
      <strong>{plan.title}</strong>
      {visibleStates(chart).map((state) => {
        const [story] = storiesOfState(stories, id, state)
        return story ? (
          <a key={state} href={storyHref(story.id)} target="_top" title={story.name} className={css.state}>
            {state}
          </a>
        ) : (
          <span
            key={state}
            className={css.stateWithout}
            title={plan.waived?.[state] ?? plan.invisible ?? 'Истории нет'}
          >
            {state}
          </span>
        )
      })}
    </li>
  )
}

/** A row of the route table: address, who gets in, its machines and a card for every state. */
export function ScreenCard({ screen, all, theme }: { screen: Screen; all: readonly StoryRecord[]; theme: string }) {
  const { route, admits, plan, stories, states } = screen
  const unseen = states.filter((state) => state.stories.length === 0)
  return (
    <section className={css.screen} aria-label={`${route.title}: ${route.pattern}`}>
      <header className={css.screenHead}>
        <h3>{route.title}</h3>
        <code>{route.pattern}</code>
        {admits.length === personas.length ? (
          <Badge>Все</Badge>
        ) : (
          admits.map((persona) => <Badge key={persona}>{personaName(persona)}</Badge>)
        )}
      </header>
      {plan?.machines && (
        <ul className={css.machines}>
          {plan.machines.map((id) => (
            <MachineRow key={id} id={id} stories={all} />
          ))}
        </ul>
      )}
      <StateCards stories={stories} theme={theme} />
      {unseen.length > 0 && (
        <ul className={css.unseen}>
          {unseen.map(({ state, label, reason }) => (
            <MissingCard key={state} label={label} reason={reason} />
          ))}
        </ul>
      )}
    </section>
  )
}
