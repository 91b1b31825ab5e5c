import { QuestionScreen } from '../../faq/question/index.ts'
import { ContactsView } from './ContactsView.tsx'

/** Contacts with the form over its machine. */
export function ContactsScreen() {
  return <ContactsView question={<QuestionScreen />} />
}
