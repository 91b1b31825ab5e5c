import { Stories, Title } from '@storybook/addon-docs/blocks'
import { PropsTable } from './PropsTable.tsx'

/** A page of a component: its props from the types, then every state with its sentence. */
export function DocsPage() {
  return (
    <>
      <Title />
      <PropsTable />
      <Stories title="Состояния" />
    </>
  )
}
