import type { ComponentType } from 'react'
import css from './Frame.module.css'

/** Decorator: the left pane of the chats. */
export const listFrame = (Story: ComponentType) => (
  <div className={css.list}>
    <Story />
  </div>
)

/** Decorator: the right pane of the chats. */
export const windowFrame = (Story: ComponentType) => (
  <div className={css.window}>
    <Story />
  </div>
)

/** Decorator: what the header of the site leaves to a page. */
export const pageFrame = (Story: ComponentType) => (
  <div className={css.page}>
    <Story />
  </div>
)
