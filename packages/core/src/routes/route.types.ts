/** Frames that a page can stand in (product §2.7). `empty` leaves the window to the page. */
export type Layout = 'default' | 'blog' | 'become-executor' | 'landing-category' | 'empty'

/**
 * Conditions for entering a route (product §6). `auth` and `protection-from-customer` are the specification's; the others say
 * who has nothing to do on a page: executors where one becomes an executor, staff where one trades, anyone but staff.
 */
export type Guard = 'auth' | 'protection-from-customer' | 'executor-excluded' | 'staff-excluded' | 'staff' | 'admin'

/** What a parameter must look like, or the words it may be. */
export type ParamCheck = RegExp | readonly string[]

/** Trees of slugs that only the server knows. */
export type SlugTree = 'categories' | 'landings'

/** One row of the route table. */
export interface RouteDefinition {
  /** Pattern of product §2: `{parameter}`, `{parameter?}` may be left out, `{parameter...}` takes the rest of the path. */
  readonly pattern: `/${string}`
  /** Russian title of the page; pages of one object put the object's name instead. */
  readonly title: string
  readonly layout: Layout
  readonly guards: readonly Guard[]
  /** What the parameters must look like; anything else is "Page Not Found". */
  readonly params?: Readonly<Record<string, ParamCheck>>
  /** The tree that the slug of the path must be in, beyond its look. */
  readonly tree?: SlugTree
}
