import type { ComponentType } from 'react'
import css from './page-frame.module.css'

/** Decorator: the place that the site leaves to a page, without the site. */
export const pageFrame = (Story: ComponentType) => (
  <main className={css.page}>
    <Story />
  </main>
)
