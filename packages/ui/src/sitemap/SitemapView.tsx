import { Link } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './SitemapView.module.css'

/** A page with those below it. */
export interface SitemapNode {
  readonly to: string
  readonly title: string
  readonly below?: readonly SitemapNode[]
}

export interface SitemapViewProps {
  /** Branches by their headings; an empty one is left out. */
  branches: readonly { readonly title: string; readonly nodes: readonly SitemapNode[] }[]
}

function Nodes({ nodes }: { nodes: readonly SitemapNode[] }) {
  return (
    <ul className={css.nodes}>
      {nodes.map(({ to, title, below = [] }) => (
        <li key={to} className={css.node}>
          <Link to={to} className={css.link}>
            {title}
          </Link>
          {below.length > 0 && <Nodes nodes={below} />}
        </li>
      ))}
    </ul>
  )
}

/** Every page that everybody may open (product §2.1). */
export function SitemapView({ branches }: SitemapViewProps) {
  return (
    <div className={css.page}>
      <header>
        <h1>{ru.title}</h1>
        <p className={css.lead}>{ru.lead}</p>
      </header>
      {branches
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ title, nodes }) => (
          <section key={title} className={css.branch}>
            <h2>{title}</h2>
            <Nodes nodes={nodes} />
          </section>
        ))}
    </div>
  )
}
