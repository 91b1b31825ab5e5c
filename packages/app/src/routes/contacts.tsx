import { routes } from '@artel/core/routes'
import { ContactsScreen } from '@artel/ui/company/contacts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/contacts')({
  staticData: { page: routes.contacts },
  component: ContactsScreen,
})
