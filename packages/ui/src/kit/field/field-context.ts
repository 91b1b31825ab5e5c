import { createContext, useContext, useId } from 'react'

/** What a field tells the control inside it. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Given by Field; null where a control stands alone. */
export const FieldContext = createContext<FieldWiring | null>(null)

/** Attributes of a control: those of the field around it, or an own id where it stands alone. */
export function useFieldWiring(): FieldWiring {
  const own = useId()
  const field = useContext(FieldContext)
  return field ?? { id: own, 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }
}
