/** The settings of the toolbar, by the name of their global. */
export type Setting = 'theme' | 'viewer' | 'network' | 'text'

/** Why a setting cannot act on a story, in words for a designer; a setting that acts is not named. */
export type OutOfReach = Partial<Readonly<Record<Setting, string>>>

/** What a story tells of the toolbar. */
export interface ToolbarNews {
  readonly storyId: string
  readonly outOfReach: OutOfReach
}

/** Words that the story and the toolbar above it speak over Storybook's channel. */
export const toolbarNews = {
  /** Toolbar → story: tell what you told before. */
  asked: 'artel/toolbar/asked',
  /** Story → toolbar: {@link ToolbarNews}. */
  told: 'artel/toolbar/told',
} as const
