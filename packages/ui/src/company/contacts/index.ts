export { ContactsScreen } from './ContactsScreen.tsx'
export { ContactsView, type ContactsViewProps } from './ContactsView.tsx'
