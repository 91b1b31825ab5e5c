import type { FoundContact } from '@artel/core/tasks'
import { Alert } from '../../kit/index.ts'
import { ru } from './ru.ts'

/** Says what will follow when the text carries contacts; it forbids nothing (product §10). */
export function ContactsWarning({ contacts }: { contacts: readonly FoundContact[] }) {
  const [first] = contacts
  if (!first) return null
  return (
    <Alert kind="warning" title={`${ru.contactsFound}: ${contacts.map(({ text }) => text).join(', ')}`}>
      {ru.contactsFoundText}
    </Alert>
  )
}
