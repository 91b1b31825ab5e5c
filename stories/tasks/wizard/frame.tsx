import { TabBar } from '@artel/ui/shell'
import type { ComponentType } from 'react'
import css from './Frame.module.css'

/** Decorator: the place that the shell leaves to a page, with the tab bar below on a phone. */
export const siteFrame = (Story: ComponentType) => (
  <div className={css.site}>
    <main className={css.main}>
      <Story />
    </main>
    <TabBar viewer={null} unread={0} onSignIn={() => {}} />
  </div>
)
