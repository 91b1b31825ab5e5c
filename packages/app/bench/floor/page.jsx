// The page of the floor: ten tasks of the board below the site's header, in the site's own look, over its stack and nothing
// else: no session, no machines, no filters, no parts that come later.

import '@artel/ui/tokens.css'
import { LinkProvider, PageTimeProvider } from '@artel/ui/kit'
import { SiteHeader } from '@artel/ui/shell'
import { TaskCard, TaskRows } from '@artel/ui/tasks'
import { QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Link,
  Outlet,
  Scripts,
  useLocation,
} from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { useState } from 'react'
import css from './page.module.css'

const tasks = (load) =>
  queryOptions({ queryKey: ['tasks'], staleTime: Number.POSITIVE_INFINITY, queryFn: load ?? (() => []) })
/** Every card is of the same moment, so that server and browser write the same. */
const time = { now: Date.UTC(2026, 10, 23), timeZone: 'Europe/Moscow' }
const nothing = () => {}

function Frame() {
  const [cityName, setCityName] = useState(null)
  return (
    <html lang="ru">
      <head>
        <HeadContent />
      </head>
      <body>
        <PageTimeProvider time={time}>
          <LinkProvider link={Link}>
            <SiteHeader
              viewer={null}
              cityName={cityName}
              unread={0}
              catalogue={null}
              bell={null}
              menu={null}
              onSignIn={nothing}
              onSearch={nothing}
              onChooseCity={() => setCityName('Казань')}
            />
            <Outlet />
          </LinkProvider>
        </PageTimeProvider>
        <Scripts />
      </body>
    </html>
  )
}

function List() {
  const { data } = useSuspenseQuery(tasks())
  return (
    <main className={css.list}>
      <h1>Все задания</h1>
      <TaskRows>
        {data.map((task) => (
          <TaskCard key={task.id} task={task} />
        ))}
      </TaskRows>
    </main>
  )
}

/** Where a card leads to: a router has more than one page. */
function Task() {
  return <main className={css.list}>{useLocation().pathname}</main>
}

/** Router and query client over the two routes, one pair for the server and one for the browser, which need not load. */
export const makeRouter = (load) => {
  const queryClient = new QueryClient()
  const root = createRootRoute({
    head: () => ({
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'description', content: 'Десять заданий.' },
        { title: 'Все задания' },
      ],
      links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    }),
    component: Frame,
  })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => queryClient.ensureQueryData(tasks(load)),
    component: List,
  })
  const task = createRoute({ getParentRoute: () => root, path: '/task/$id', component: Task })
  const router = createRouter({ routeTree: root.addChildren([list, task]) })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}
