import type { SiteSearchViewState } from '@artel/core/site-search'
import { Search } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { ButtonLink, EmptyState, ErrorState, Field, Icon, Input, Skeleton, VisuallyHidden } from '../kit/index.ts'
import { Findings } from './Findings.tsx'
import { ru } from './ru.ts'
import css from './SiteSearchView.module.css'

/** Where what was found leads. */
export interface SiteSearchPaths {
  service: (slug: string) => string
  /** All open tasks by the words. */
  board: (text: string) => string
  /** Executors by the words. */
  executors: (text: string) => string
  /** Goods by the words. */
  goods: (text: string) => string
  /** A task of one's own under this title. */
  wizard: (title: string) => string
}

export interface SiteSearchViewProps {
  view: SiteSearchViewState
  paths: SiteSearchPaths
  onSearch: (text: string) => void
  /** Enter: all that is found by the words. */
  onSubmit: () => void
  onRetry: () => void
  /** A link was followed. */
  onLeave: () => void
}

/** Arrows go through the field and the links below it, as through a list. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  event.preventDefault()
  next?.focus()
}

function Waiting() {
  return (
    <div className={css.waiting} aria-busy="true">
      <VisuallyHidden>{ru.loading}</VisuallyHidden>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </div>
  )
}

function Results({ view, paths, onRetry, onLeave }: SiteSearchViewProps) {
  if (view.status === 'idle') return <p className={css.hint}>{ru.hint}</p>
  if (view.status === 'failed') return <ErrorState title={ru.failed} text={view.message} onRetry={onRetry} />
  if (view.status === 'empty') {
    return (
      <EmptyState
        mark={<Mark look={{ material: 'leaves', object: 'lens' }} size={112} />}
        title={ru.empty}
        text={ru.emptyText}
        action={
          <div className={css.ways}>
            <ButtonLink to={paths.executors(view.text.trim())} variant="secondary" onClick={onLeave}>
              {ru.executors}
            </ButtonLink>
            <ButtonLink to={paths.goods(view.text.trim())} variant="secondary" onClick={onLeave}>
              {ru.goods}
            </ButtonLink>
            <ButtonLink to={paths.wizard(view.text.trim())} variant="secondary" onClick={onLeave}>
              {ru.create}
            </ButtonLink>
          </div>
        }
      />
    )
  }
  const { services, tasks } = view.findings
  if (services.length + tasks.length === 0) return <Waiting />
  return <Findings findings={view.findings} text={view.text.trim()} paths={paths} onLeave={onLeave} />
}

/** The field of the search and what it finds: services first, then open tasks. */
export function SiteSearchView(props: SiteSearchViewProps) {
  const { view, onSearch, onSubmit } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows between the field and the links
    <div className={css.search} onKeyDown={walk}>
      <search>
        <form onSubmit={submit}>
          <Field label={ru.field} labelHidden optional="quiet">
            <Input
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              placeholder={ru.placeholder}
              start={<Icon of={Search} />}
              value={view.text}
              onChange={(event) => onSearch(event.target.value)}
            />
          </Field>
        </form>
      </search>
      <div className={css.results} aria-busy={view.status === 'loading' || undefined}>
        <Results {...props} />
      </div>
      <span role="status">
        <VisuallyHidden>
          {view.status === 'ready' ? `${ru.found}: ${view.findings.services.length + view.findings.tasks.length}` : ''}
        </VisuallyHidden>
      </span>
    </div>
  )
}
