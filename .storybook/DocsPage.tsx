import { Stories, Title } from '@storybook/addon-docs/blocks'

/** A page of a component for those who look rather than code: every state with its sentence. Types stay in the source. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Stories title="Состояния" />
    </>
  )
}
