import type { ComponentProps } from 'react'

/** A table of a page: on a phone it scrolls by itself, also from the keyboard, and the page stands. */
export function DocsTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached from the keyboard.
    <section className="docs-table" aria-label="Таблица" tabIndex={0}>
      <table {...props} />
    </section>
  )
}
