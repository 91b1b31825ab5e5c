import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** An anchor whose target is a path of the product: `<Link to="/task/1">`. */
export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Leads to a section: it is current on all pages at and below its path, whatever their query. */
  'data-section'?: true
}

/** What the app (the router's link) and stories (a plain anchor) supply. */
export type LinkComponent = ComponentType<LinkComponentProps>

function Anchor({ to, ...rest }: LinkComponentProps) {
  return <a {...rest} href={to} />
}

const LinkContext = createContext<LinkComponent>(Anchor)

/** Supplies the link that the whole kit uses; without it links are plain anchors. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** The supplied link without any look. */
export function Link(props: LinkComponentProps) {
  const Supplied = useContext(LinkContext)
  return <Supplied {...props} />
}
