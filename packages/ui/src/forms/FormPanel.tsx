import type { ComponentProps, ReactNode } from 'react'
import css from './FormPanel.module.css'

/** The paper that a form of a page of its own stands on; on a phone it is the page itself. */
export function FormPanel({ children }: { children: ReactNode }) {
  return <div className={css.panel}>{children}</div>
}

/** A form that is such a paper. What is wrong it says by itself. */
export function PanelForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form noValidate {...props} className={css.panel} />
}
