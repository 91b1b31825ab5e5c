import { Stories, Title } from '@storybook/addon-docs/blocks'
import { PropsTable } from './PropsTable.tsx'
import { speakRussian } from './russian.ts'

/** A page of a component: its props from the types, then every state with its sentence. */
export function DocsPage() {
  return (
    <div ref={speakRussian}>
      <Title />
      <PropsTable />
      <Stories title="Состояния" />
    </div>
  )
}
