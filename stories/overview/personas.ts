import { toolbar } from '../../.storybook/toolbars.ts'
import { accounts } from '../mocks/fixtures/people.ts'

const offers = toolbar.find(({ setting }) => setting === 'viewer')?.offers ?? []
const names = new Map(offers.map(({ value, title }) => [value, title]))

/** What a designer calls a persona. */
export const personaName = (persona: string): string => names.get(persona) ?? persona

/** Everybody whom a screen can be open to. */
export const personas = ['guest', ...Object.keys(accounts)].map((value) => ({ value, name: personaName(value) }))
