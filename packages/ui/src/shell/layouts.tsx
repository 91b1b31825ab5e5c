import { type Layout, paths } from '@artel/core/routes'
import type { ComponentType, ReactNode } from 'react'
import { ButtonLink } from '../kit/index.ts'
import css from './layouts.module.css'
import { ru } from './ru.ts'
import { SiteFooter } from './SiteFooter.tsx'

/** What every layout frames. */
interface LayoutProps {
  children: ReactNode
}

/** The page itself: where the skip link leads. */
function Main({ layout, children }: LayoutProps & { layout: Layout }) {
  return (
    <main id="content" className={css.main} data-layout={layout} tabIndex={-1}>
      {children}
    </main>
  )
}

interface NextStepProps {
  words: { readonly title: string; readonly text: string; readonly action: string }
  to: string
  /** Across the window, at the foot of pages that offer something. */
  isWide?: boolean
}

/** What to do after reading. */
function NextStep({ words, to, isWide = false }: NextStepProps) {
  return (
    <aside className={css.step} data-wide={isWide || undefined}>
      <h2 className={css.title}>{words.title}</h2>
      <p>{words.text}</p>
      <ButtonLink to={to}>{words.action}</ButtonLink>
    </aside>
  )
}

/** A page of lists and forms, as wide as the site. */
function DefaultLayout({ children }: LayoutProps) {
  return (
    <>
      <Main layout="default">{children}</Main>
      <SiteFooter />
    </>
  )
}

/** A column to read, and beside it where to go from there. */
function BlogLayout({ children }: LayoutProps) {
  return (
    <>
      <div className={css.columns}>
        <Main layout="blog">{children}</Main>
        <NextStep words={ru.nextStep.blog} to={paths.taskCreate()} />
      </div>
      <SiteFooter />
    </>
  )
}

/** Sections across the window; the work that waits for those who have read on. */
function BecomeExecutorLayout({ children }: LayoutProps) {
  return (
    <>
      <Main layout="become-executor">{children}</Main>
      <NextStep isWide words={ru.nextStep.becomeExecutor} to={paths.taskFind()} />
      <SiteFooter />
    </>
  )
}

/** Sections across the window; a task of one's own at the end. */
function LandingCategoryLayout({ children }: LayoutProps) {
  return (
    <>
      <Main layout="landing-category">{children}</Main>
      <NextStep isWide words={ru.nextStep.landing} to={paths.taskCreate()} />
      <SiteFooter />
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
