/** Frames that a page can stand in (spec §2 "Layouts"); those of the routes present. `empty` leaves the window to the page. */
export type Layout = 'default' | 'empty'
/** Conditions for entering a route (spec §6). */
export type Guard = 'auth' | 'staff-excluded'

/** One row of the route table. */
export interface RouteDefinition {
  /** Pattern with `{parameter}`; spec §2. */
  readonly pattern: `/${string}`
  /** Russian title of the page; pages of one object put the object's name instead. */
  readonly title: string
  readonly layout: Layout
  readonly guards: readonly Guard[]
  /** What a parameter must look like; anything else is "Page Not Found". */
  readonly params?: Readonly<Record<string, RegExp>>
}

const NUMBER = /^[1-9]\d{0,14}$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Every page there is. The app's files, the links, the guards and the sitemap follow this table. */
export const routes = {
  home: { pattern: '/', title: 'Главная', layout: 'default', guards: [] },
  taskFind: { pattern: '/task-find', title: 'Все задания', layout: 'default', guards: [] },
  taskFindCategory: {
    pattern: '/task-find/{slug}',
    title: 'Все задания',
    layout: 'default',
    guards: [],
    params: { slug: SLUG },
  },
  task: { pattern: '/task/{id}', title: 'Задание', layout: 'default', guards: [], params: { id: NUMBER } },
  taskCreate: { pattern: '/task-create', title: 'Создать задание', layout: 'default', guards: [] },
  myTasks: { pattern: '/personal-area/my-tasks', title: 'Мои задания', layout: 'default', guards: ['auth'] },
  chats: { pattern: '/chats', title: 'Чаты', layout: 'empty', guards: ['auth', 'staff-excluded'] },
  chat: {
    pattern: '/chats/{id}',
    title: 'Чаты',
    layout: 'empty',
    guards: ['auth', 'staff-excluded'],
    params: { id: NUMBER },
  },
} as const satisfies Record<string, RouteDefinition>

/** Name of a page. */
export type RouteName = keyof typeof routes

/** Builders of every address inside the product. Parameters come as they are in the contract. */
export const paths = {
  home: () => '/',
  taskFind: () => '/task-find',
  taskFindCategory: (slug: string) => `/task-find/${encodeURIComponent(slug)}`,
  task: (id: number) => `/task/${id}`,
  taskCreate: () => '/task-create',
  myTasks: () => '/personal-area/my-tasks',
  chats: () => '/chats',
  chat: (id: number) => `/chats/${id}`,
} as const satisfies { [N in RouteName]: (...params: never[]) => string }
