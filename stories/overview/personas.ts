import { globalTypes } from '../../.storybook/toolbars.ts'
import { accounts } from '../mocks/fixtures/people.ts'

const names = new Map(
  (globalTypes.viewer?.toolbar?.items ?? []).map((item) =>
    typeof item === 'string' ? [item, item] : [item.value ?? '', item.title ?? ''],
  ),
)

/** What a designer calls a persona. */
export const personaName = (persona: string): string => names.get(persona) ?? persona

/** Everybody whom a screen can be open to. */
export const personas = ['guest', ...Object.keys(accounts)].map((value) => ({ value, name: personaName(value) }))
