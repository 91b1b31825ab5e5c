import { matchRoute } from '@artel/core/routes'
import { myTaskList, taskList } from '@artel/core/tasks'
import { type LinkComponentProps, LinkProvider } from '@artel/ui/kit'
import { PageNotFound } from '@artel/ui/shell'
import { MyTaskScreen, MyTasksScreen, TaskFindScreen, TaskScreen } from '@artel/ui/tasks'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { navigate } from '../story-services.ts'

const Place = createContext<{ readonly path: string; readonly go: (path: string) => void }>({ path: '/', go() {} })

/** A link that leads on within the story. */
function JourneyLink({ to, onClick, ...rest }: LinkComponentProps) {
  const { go } = useContext(Place)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        go(to)
      }}
    />
  )
}

/** Holds where the person is; screens lead on by links and by `navigate`. */
function Travel({ start, children }: { start: string; children: ReactNode }) {
  const [path, go] = useState(start)
  useEffect(() => {
    navigate.mockImplementation((to) => go(to))
    return () => void navigate.mockReset()
  }, [])
  return (
    <Place value={{ path, go }}>
      <LinkProvider link={JourneyLink}>{children}</LinkProvider>
    </Place>
  )
}

/** Decorator: the story starts at `args.start`, and its links work. Goes outside of the site. */
export const travelling = (Story: ComponentType, { args }: { readonly args: { readonly start: string } }) => (
  <Travel start={args.start}>
    <Story />
  </Travel>
)

/** The screen of the place where the person is, as the app's routes would show it. */
export function Journey(_: { start: string }) {
  const { path } = useContext(Place)
  const match = matchRoute(path.split('?')[0] ?? path)
  switch (match?.name) {
    case 'taskFind':
      return <TaskFindScreen filters={taskList.defaults} />
    case 'task':
      return <TaskScreen id={Number(match.params.id)} />
    case 'myTask':
      return (
        <MyTaskScreen id={Number(match.params.id)} role={match.params.role === 'executor' ? 'executor' : 'author'} />
      )
    case 'myTasks':
      return <MyTasksScreen filters={{ ...myTaskList.defaults, role: 'author' }} />
    default:
      return <PageNotFound path={path} />
  }
}
