import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideGuards,
  matchRoute,
  pageNotFound,
  paths,
  type RouteDefinition,
  type RouteName,
  routes,
  withoutTrailingSlash,
} from './index.ts'

const addresses: Record<RouteName, string> = {
  home: paths.home(),
  taskFind: paths.taskFind(),
  taskFindCategory: paths.taskFindCategory('ukladka-plitki'),
  task: paths.task(501),
  taskCreate: paths.taskCreate(),
  myTasks: paths.myTasks(),
  chats: paths.chats(),
  chat: paths.chat(901),
}

describe('the route table', () => {
  it.each(Object.entries(addresses))('leads to %s by the path that is built for it', (name, path) => {
    expect(matchRoute(path)?.name).toBe(name)
    expect(withoutTrailingSlash(path)).toBeNull()
  })

  it('gives the parameters of the path', () => {
    expect(matchRoute('/task/501')?.params).toEqual({ id: '501' })
    expect(matchRoute('/task-find/ukladka-plitki')?.params).toEqual({ slug: 'ukladka-plitki' })
    expect(matchRoute('/')?.params).toEqual({})
  })

  it.each([
    '/unknown',
    '/task',
    '/task/',
    '/task/0',
    '/task/-1',
    '/task/1.5',
    '/task/1e3',
    '/task/9999999999999999',
    '/task/501/edit',
    '/task/%E0%A4%A',
    '/task/abc',
    '/Task/501',
    '/task-find/Плитка',
    '/task-find/a--b',
    '/task-find/..',
    '/chats/1%2F2',
  ])('has no page at %s', (path) => {
    expect(matchRoute(path)).toBeNull()
  })

  it('names the path that has no page as the specification does', () => {
    expect(pageNotFound('/nowhere')).toBe('Page Not Found: /nowhere')
  })

  it('has a rule for every parameter and a title for every page', () => {
    for (const route of Object.values<RouteDefinition>(routes)) {
      const names = [...route.pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect([route.title !== '', names]).toEqual([true, Object.keys(route.params ?? {})])
    }
  })
})

describe('a trailing slash', () => {
  it.each([
    ['/task-find/', '/task-find'],
    ['/task/501///', '/task/501'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/task//501', '/task/501'],
  ])('of %s is redirected away to %s', (path, target) => {
    expect(withoutTrailingSlash(path)).toBe(target)
  })

  it('never leads to another host, and is redirected only once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', '\\', 'a', '..', '%2F', 'evil.example', '?')), (parts) => {
        const target = withoutTrailingSlash(`/${parts.join('')}`)
        if (target === null) return
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(withoutTrailingSlash(target)).toBeNull()
      }),
    )
  })
})

describe('the guards', () => {
  it.each([
    ['a guest reads public pages', 'task', null, 'allow'],
    ['a guest is asked to sign in for their own tasks', 'myTasks', null, 'sign-in'],
    ['a client sees their own tasks', 'myTasks', 'CLIENT', 'allow'],
    ['a moderator has tasks of their own like anybody', 'myTasks', 'MODERATOR', 'allow'],
    ['a guest is asked to sign in for chats', 'chats', null, 'sign-in'],
    ['a client chats', 'chat', 'CLIENT', 'allow'],
    ['an executor chats', 'chat', 'EXECUTOR', 'allow'],
    ['a moderator has no chats', 'chats', 'MODERATOR', 'forbidden'],
    ['an admin has no chats', 'chat', 'ADMIN', 'forbidden'],
  ] as const)('%s', (_, name, role, decision) => {
    expect(decideGuards(routes[name], role && { role })).toBe(decision)
  })
})
