/** Which machine a story shows, and in which of its states (`filling.failed`). */
export interface ShownMachine {
  readonly id: string
  readonly states: readonly string[]
}

/** A story as its file declares it, read without running it. */
export interface StoryRecord {
  /** Storybook's id, e.g. `экраны-главная--on-phone`. */
  readonly id: string
  /** Place in the sidebar, e.g. `Экраны/Главная`. */
  readonly title: string
  readonly name: string
  /** Name of the export; `Loading`, `OnPhone`… say which state of its screen the story is. */
  readonly state: string
  /** «Показывается, когда…» */
  readonly note: string
  /** Below the root of the repository. */
  readonly file: string
  /** Persona that the story is made for; `null` when it follows the toolbar or its args. */
  readonly viewer: string | null
  readonly machine: ShownMachine | null
  /** Why it looks like another story of its place or of its machine. */
  readonly alike: string | null
}

/** What Storybook's build knows of the repository beyond the bundle. */
export interface WorkshopFacts {
  readonly stories: readonly StoryRecord[]
  /** Addresses of the app's route files, e.g. `/task/$id`. */
  readonly served: readonly string[]
}
