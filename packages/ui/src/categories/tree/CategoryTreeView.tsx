import { type CoverLook, rootLook } from '@artel/core/covers/address'
import { paths } from '@artel/core/routes'
import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Mark } from '../../kit/cover/index.ts'
import { Button, ButtonLink, EmptyState, Field, Icon, Input, Link, TextLink } from '../../kit/index.ts'
import css from './CategoryTreeView.module.css'
import { ru } from './ru.ts'

/** A category of the tree, with what is below it. */
export interface CategoryNode {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly to: string
  /** How much is in it; left out while nobody has counted. */
  readonly count?: number | undefined
  readonly below: readonly CategoryNode[]
}

export interface CategoryTreeViewProps {
  title: string
  /** What the numbers are. */
  note: string
  /** Everything, whatever its category. */
  all: { readonly to: string; readonly label: string }
  /** Address of the page: where the browser sends the form by itself. */
  path: string
  /** What is typed. */
  text: string
  /** How many categories fit what is typed; `null` while nothing is. */
  found: number | null
  /** Roots; of a search those that lead to what fits. */
  roots: readonly CategoryNode[]
  /** A task of one's own by what is typed; `null` for who posts none. */
  wizardTo: string | null
  onSearch: (text: string) => void
  onSubmit: () => void
}

const nothing: CoverLook = { material: 'boxes', object: 'lens' }

const Count = ({ count }: Pick<CategoryNode, 'count'>) =>
  count === undefined ? null : <span className={css.count}>{count}</span>

function Below({ nodes }: { nodes: readonly CategoryNode[] }): ReactNode {
  if (nodes.length === 0) return null
  return (
    <ul className={css.below}>
      {nodes.map(({ id, name, to, count, below }) => (
        <li key={id}>
          <Link to={to} className={css.leaf}>
            <span>{name}</span>
            <Count count={count} />
          </Link>
          <Below nodes={below} />
        </li>
      ))}
    </ul>
  )
}

/** A tree of categories with how much is in each, and a search in it (product §2.1). */
export function CategoryTreeView(props: CategoryTreeViewProps) {
  const { title, note, all, path, text, found, roots, wizardTo, onSearch, onSubmit } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.note}>{note}</p>
      </header>
      <search>
        <form action={path} method="get" className={css.search} onSubmit={submit}>
          <Field label={ru.search} labelHidden optional="quiet">
            <Input
              type="search"
              name="q"
              maxLength={200}
              placeholder={ru.placeholder}
              start={<Icon of={Search} />}
              value={text}
              onChange={(event) => onSearch(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary">
            {ru.find}
          </Button>
        </form>
      </search>
      <p className={css.bar}>
        <span role="status">{found !== null && ru.found(found)}</span>
        {found === null ? <TextLink to={all.to}>{all.label}</TextLink> : <TextLink to={path}>{ru.showAll}</TextLink>}
      </p>
      {roots.length === 0 ? (
        <EmptyState
          mark={<Mark look={nothing} size={112} />}
          title={ru.empty}
          text={ru.emptyText}
          action={wizardTo !== null && <ButtonLink to={wizardTo}>{ru.create}</ButtonLink>}
        />
      ) : (
        <ul className={css.roots}>
          {roots.map(({ id, slug, name, to, count, below }) => (
            <li key={id} className={css.root}>
              <Mark look={rootLook(slug)} seed={slug} />
              <div className={css.words}>
                <h2 className={css.name}>
                  <Link to={to} className={css.link}>
                    {name}
                  </Link>{' '}
                  <Count count={count} />
                </h2>
                <Below nodes={below} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What a search for a task begins with. */
export const wizardFor = (text: string): string => paths.taskCreate(text === '' ? {} : { title: text })
