import type { ComponentType } from 'react'
import css from './page-frame.module.css'

/** Decorator: the place that the site leaves to a page, without the site. */
export const pageFrame = (Story: ComponentType) => (
  <main className={css.page}>
    <Story />
  </main>
)

/** Decorator: the same for a page whose bands reach from edge to edge. */
export const bandFrame = (Story: ComponentType) => (
  <>
    <main>
      <Story />
    </main>
    <div className={css.foot} />
  </>
)
