import { readFileSync } from 'node:fs'
import { matchRoute } from '@artel/core/routes'
import { describe, expect, it } from 'vitest'
import { offlinePage } from './offline-page.ts'
import { colourOf, type PrintedTokens } from './token-colours.ts'
import { webManifest } from './web-manifest.ts'

const tokens: PrintedTokens = JSON.parse(
  readFileSync(new URL('../../../ui/src/tokens/tokens.json', import.meta.url), 'utf8'),
)

describe('the installed site', () => {
  it('has pages of the route table behind its shortcuts, and pictures that are there', () => {
    const { shortcuts, icons } = webManifest(tokens)
    expect(shortcuts.map(({ name, url }) => [name, matchRoute(url)?.route.title])).toEqual([
      ['Создать задание', 'Создать задание'],
      ['Мои задания', 'Мои задания'],
      ['Чаты', 'Чаты'],
    ])
    for (const { src } of icons)
      expect(readFileSync(new URL(`../../public${src}`, import.meta.url)).length).toBeGreaterThan(0)
  })

  it('takes the photos that a task takes', () => {
    expect(webManifest(tokens).share_target.params.files[0]?.accept).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/heic',
    ])
  })

  it('has the colours of the tokens, and no other', () => {
    expect(webManifest(tokens).theme_color).toMatch(/^#[\da-f]{6}$/)
    expect(() => colourOf(tokens, 'dark', 'nothing')).toThrow('nothing')
  })
})

it('the page without a connection asks for no file, and runs nothing but its own scripts', () => {
  const { html, policy } = offlinePage(tokens, '<svg/>')
  expect(html).not.toMatch(/\ssrc=|<link|url\(/)
  const scripts = html.match(/<script>/g) ?? []
  expect(policy.match(/'sha256-/g)).toHaveLength(scripts.length + 1)
  expect(policy).not.toContain('unsafe')
})
