import { useOf } from '@storybook/addon-docs/blocks'
import { DocsTable } from './DocsTable.tsx'

/** What docgen found out of the types of a prop. */
interface ArgType {
  readonly description?: string
  readonly type?: {
    readonly required?: boolean
    /** The type as it is written: «union» alone says nothing. */
    readonly raw?: string
    /** Of what a story gives to a native attribute. */
    readonly name?: string
  }
  readonly table?: {
    readonly type?: { readonly summary?: string; readonly detail?: string }
    readonly defaultValue?: { readonly summary?: string } | null
  }
}

/** Props of the component, read from its types, and native ones that stories give it; nothing where there are none. */
export function PropsTable() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const props = Object.entries(preparedMeta.argTypes as Readonly<Record<string, ArgType>>).filter(
    ([, { table, description }]) => table?.type?.summary || description,
  )
  if (props.length === 0) return null
  return (
    <>
      <h2>Свойства</h2>
      <DocsTable>
        <thead>
          <tr>
            <th>Имя</th>
            <th>Тип</th>
            <th>По умолчанию</th>
            <th>Описание</th>
          </tr>
        </thead>
        <tbody>
          {props.map(([name, { description, type, table }]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
                {type?.required || !table?.type?.summary ? '' : ' (можно не задавать)'}
              </td>
              <td>
                <code>{table?.type?.detail ?? type?.raw ?? table?.type?.summary ?? type?.name}</code>
              </td>
              <td>{table?.defaultValue?.summary ? <code>{table.defaultValue.summary}</code> : '—'}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </DocsTable>
    </>
  )
}
