import type { LinkComponent, LinkComponentProps } from '@artel/ui/kit'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrowserLink } from './RouterLink.tsx'
import { ServerLink } from './ServerLink.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

/** The link's attributes, in one order, on a page of this address. */
const shownAt = async (address: string, Shown: LinkComponent, props: LinkComponentProps) => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const html = renderToStaticMarkup(
    createElement(RouterContextProvider, { router } as never, createElement(Shown, props)),
  )
  return [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(String).sort()
}

const links: readonly LinkComponentProps[] = [
  { to: '/' },
  { to: '/task-find', className: 'tab' },
  { to: '/task-find', 'data-section': true },
  { to: '/task-find?q=%D0%B8%D1%89%D1%83%20%D0%B4%D0%BE%D0%BC&page=2', title: 'Дальше' },
  { to: '/task-find?categories=uborka&categories=remont', 'aria-label': 'Обе' },
  { to: '/task-find/uborka', target: '_blank' },
  { to: '/task-find?page=2#list', className: 'page' },
]
const addresses = [
  '/',
  '/task-find',
  '/task-find/uborka',
  '/task-finder',
  '/task-find?page=2&q=%D0%B8%D1%89%D1%83+%D0%B4%D0%BE%D0%BC',
  '/task-find?categories=uborka&categories=remont',
]

describe('a link on the server', () => {
  it.each(addresses)('is what the router makes of it in the browser, at %s', async (address) => {
    for (const link of links)
      expect(await shownAt(address, ServerLink, link)).toEqual(await shownAt(address, BrowserLink, link))
  })
})
