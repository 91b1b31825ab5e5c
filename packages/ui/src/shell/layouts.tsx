import type { Layout } from '@artel/core/routes'
import type { ComponentType, ReactNode } from 'react'
import { laterPart } from './later-part.tsx'
import css from './layouts.module.css'

/** What every layout frames. */
interface LayoutProps {
  children: ReactNode
}

const ViewerFooter = laterPart(() => import('./ViewerFooter.tsx').then((module) => module.ViewerFooter))
const NextStep = laterPart(() => import('./NextStep.tsx').then((module) => module.NextStep))

/** What a server has to have before it renders any page. */
export const preloadLayouts = (): Promise<unknown> => Promise.all([ViewerFooter.preload(), NextStep.preload()])

/** The same element in every rendering: React leaves what the server sent alone until its code is here. */
const footer = <ViewerFooter />
const nextSteps = {
  blog: <NextStep of="blog" />,
  becomeExecutor: <NextStep of="becomeExecutor" />,
  landing: <NextStep of="landing" />,
} as const

/** The page itself: where the skip link leads. */
function Main({ layout, children }: LayoutProps & { layout: Layout }) {
  return (
    <main id="content" className={css.main} data-layout={layout} tabIndex={-1}>
      {children}
    </main>
  )
}

/** A page of lists and forms, as wide as the site. */
function DefaultLayout({ children }: LayoutProps) {
  return (
    <>
      <Main layout="default">{children}</Main>
      {footer}
    </>
  )
}

/** A column to read, and beside it where to go from there. */
function BlogLayout({ children }: LayoutProps) {
  return (
    <>
      <div className={css.columns}>
        <Main layout="blog">{children}</Main>
        {nextSteps.blog}
      </div>
      {footer}
    </>
  )
}

/** Sections across the window; the work that waits for those who have read on. */
function BecomeExecutorLayout({ children }: LayoutProps) {
  return (
    <>
      <Main layout="become-executor">{children}</Main>
      {nextSteps.becomeExecutor}
      {footer}
    </>
  )
}

/** Sections across the window; a task of one's own at the end. */
function LandingCategoryLayout({ children }: LayoutProps) {
  return (
    <>
      <Main layout="landing-category">{children}</Main>
      {nextSteps.landing}
      {footer}
    </>
  )
}

/** The window is the page's own. */
function EmptyLayout({ children }: LayoutProps) {
  return <Main layout="empty">{children}</Main>
}

/** The layouts of product §2 by their name in the route table. */
export const layouts: Readonly<Record<Layout, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  blog: BlogLayout,
  'become-executor': BecomeExecutorLayout,
  'landing-category': LandingCategoryLayout,
  empty: EmptyLayout,
}
