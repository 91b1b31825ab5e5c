import type { OutOfReach, Setting } from './toolbar-news.ts'

/** What of the toolbar a story has met while it was made and played. */
export interface Met {
  /** It stands on the backend of the mocks, which a persona looks at. */
  readonly backend: boolean
  /** The backend answered it as the toolbar's network says; sign-in answers under any network. */
  readonly network: boolean
  /** Words that came to it, in its args or in an answer, can be read on it. */
  readonly text: boolean
}

/** What a story says of itself. */
export interface ReachedStory {
  readonly parameters: { readonly toolbar?: OutOfReach }
  /** Globals that the story sets itself; nobody changes them. Storybook's types do not know it. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>
}

const pinned = 'Так задано самой историей: её состояние держится на этом.'

const unmet = (met: Met): OutOfReach => ({
  ...(!met.backend && {
    viewer: 'История получает готовые данные и не знает, кто смотрит. Кто смотрит, выбирают в «Экранах».',
    network: 'История получает готовые данные и ни о чём не спрашивает сервер. Сеть выбирают в «Экранах».',
  }),
  ...(met.backend && !met.network && { network: 'На запросы этой истории отвечает она сама, при любой сети.' }),
  ...(!met.text && { text: 'На этой истории не видно слов, которые приходят извне: удлинять нечего.' }),
})

/** Which settings of the toolbar cannot act on a story, and why: the story's own words come first. */
export const outOfReach = ({ parameters, storyGlobals = {} }: ReachedStory, met: Met): OutOfReach => ({
  ...unmet(met),
  ...parameters.toolbar,
  ...Object.fromEntries(Object.keys(storyGlobals).map((setting) => [setting as Setting, pinned])),
})
