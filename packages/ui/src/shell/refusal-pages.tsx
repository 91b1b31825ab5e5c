import { type Guard, paths } from '@artel/core/routes'
import { Button, ButtonLink } from '../kit/index.ts'
import { ru } from './refusal-pages.ru.ts'
import { StatusPage } from './StatusPage.tsx'

const KEY = { material: 'planks', object: 'key' } as const

/** 401: the guard "auth" met a guest. */
export function SignInRequired({ onSignIn }: { onSignIn: () => void }) {
  const { title, text, action } = ru.signInRequired
  return <StatusPage look={KEY} title={title} text={text} action={<Button onClick={onSignIn}>{action}</Button>} />
}

export interface PageForbiddenProps {
  /** Title of the page that was asked for. */
  title: string
  /** The guard that keeps the visitor out; it says whose page it is. */
  guard: Guard
}

/** 403: the route is for other roles. Says for whom. */
export function PageForbidden({ title, guard }: PageForbiddenProps) {
  const { guards, action } = ru.forbidden
  return (
    <StatusPage
      look={KEY}
      title={ru.forbidden.title(title)}
      text={guards[guard].text}
      action={<ButtonLink to={paths.home()}>{action}</ButtonLink>}
    />
  )
}
