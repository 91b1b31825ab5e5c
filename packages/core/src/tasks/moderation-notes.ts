import type { TaskInput } from '../contract/tasks.ts'
import { changesLine } from './deal-lines.ts'
import { type CONTACT_KINDS, findContacts } from './find-contacts.ts'

const contactWords: Readonly<Record<(typeof CONTACT_KINDS)[number], string>> = {
  handle: 'имя в мессенджере',
  phone: 'телефон',
  email: 'почта',
  link: 'ссылка',
}

/** What a moderator is told of a task beside its text: what was changed, and which contacts the filters have found. */
export const moderationNotes = ({
  title,
  text,
  revision,
}: {
  readonly title: string
  readonly text: string
  /** The changes that wait, when the task is published already. */
  readonly revision: Partial<TaskInput> | null
}): string[] => {
  const kinds = new Set([title, text].flatMap(findContacts).map(({ kind }) => kind))
  const contacts = [...kinds].map((kind) => contactWords[kind])
  return [
    ...(revision ? [changesLine(Object.keys(revision) as (keyof TaskInput)[])] : []),
    ...(contacts.length > 0 ? [`В тексте контакты: ${contacts.join(', ')}.`] : []),
  ]
}
