import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boundaryRules, checkBoundaries } from './boundaries.mjs'
import { root } from './setup.mjs'

/** What a fault needs to find where it reaches. */
const house = {
  'package.json': '{}',
  'packages/core/src/browser/index.ts': 'export const browser = 1',
  'packages/core/src/auth/index.ts': 'export const auth = 1',
  'packages/core/src/chat/index.ts': 'export const chat = 1',
  'packages/core/src/contract/index.ts': 'export type Wire = string',
  'packages/core/src/format/index.ts': 'export const format = 1',
  'packages/core/src/testing/index.ts': 'export const builder = 1',
  'packages/core/src/marketplace/allowed.ts': "import '../auth/index.ts'\nimport '../chat/index.ts'",
  'packages/core/src/auth/allowed.ts': "import '../format/index.ts'",
  'packages/ui/src/kit/index.ts': 'export const kit = 1',
  'packages/ui/src/kit/dialog/index.ts': 'export const dialog = 1',
  'packages/ui/src/services/index.ts': 'export const services = 1',
  'packages/ui/src/home/index.ts': 'export const home = 1',
  'packages/ui/src/home/part/index.ts': 'export const part = 1',
  'packages/ui/src/home/Inside.tsx': 'export const inside = 1',
  'packages/app/src/page.ts': 'export const page = 1',
  'packages/server/src/platform/pool/pool.ts': 'export const pool = 1',
  'packages/server/src/domain/refusal.ts': 'export const refusal = 1',
  'packages/server/src/features/home/home.ts': 'export const home = 1',
  'packages/server/src/deals/deal.ts': 'export const deal = 1',
  'packages/server/src/http/answer.ts': 'export const answer = 1',
  'packages/server/src/realtime/socket.ts': 'export const socket = 1',
  'packages/server/src/composition/app.ts': 'export const app = 1',
  'stories/frame.ts': 'export const frame = 1',
  // Allowed, so that no rule forbids too much.
  'packages/server/src/main.ts': "import './composition/app.ts'",
  'packages/server/src/web/allowed.ts':
    "import 'fastify'\nimport '../http/answer.ts'\nimport '../deals/deal.ts'\nimport '../features/home/home.ts'\nimport '../domain/refusal.ts'\nimport '../platform/pool/pool.ts'",
  'packages/ui/src/kit/allowed/Allowed.tsx':
    "import { format } from '../../../../core/src/format/index.ts'\nimport type { Wire } from '../../../../core/src/contract/index.ts'\nexport const allowed: Wire = String(format)",
  'packages/ui/src/allowed/AllowedView.tsx':
    "import { kit } from '../kit/index.ts'\nimport { dialog } from '../kit/dialog/index.ts'\nimport { part } from '../home/part/index.ts'\nexport const allowed = [kit, dialog, part]",
  'packages/ui/src/allowed/AllowedScreen.tsx':
    "import { services } from '../services/index.ts'\nimport { useSelector } from '@xstate/react'\nexport const isText = (event) => event.target.matches('input') && [services, useSelector]",
}

/** A fault a row: what it does, the file that does it, its text, and every rule that says so. */
const faults = [
  [
    'core takes a framework',
    'packages/core/src/a/react.ts',
    "import 'react'",
    ['core-is-framework-free', 'core-imports-only-xstate-zod-and-maska'],
  ],
  [
    'core takes a module of Node',
    'packages/core/src/a/node.ts',
    "import 'node:fs'",
    ['core-imports-only-xstate-zod-and-maska'],
  ],
  [
    'a feature of core takes another',
    'packages/core/src/tasks/chat.ts',
    "import '../chat/index.ts'",
    ['core-features-stay-apart'],
  ],
  [
    'a feature of core that is new takes another',
    'packages/core/src/a/chat.ts',
    "import '../chat/index.ts'",
    ['core-features-stay-apart'],
  ],
  [
    'the ground of core takes a feature',
    'packages/core/src/format/chat.ts',
    "import '../chat/index.ts'",
    ['core-ground-knows-no-feature'],
  ],
  [
    'core takes the browser',
    'packages/core/src/a/browser.ts',
    "import '../browser/index.ts'",
    ['core-knows-no-browser'],
  ],
  [
    'an adapter takes a feature',
    'packages/core/src/browser/chat.ts',
    "import '../chat/index.ts'",
    ['browser-adapters-stand-on-ports'],
  ],
  [
    'ui takes the router of the app',
    'packages/ui/src/a/router.ts',
    "import '@tanstack/react-router'",
    ['ui-sees-core'],
  ],
  [
    'a component of the kit takes the services',
    'packages/ui/src/kit/a/Services.tsx',
    "import '../../services/index.ts'",
    ['kit-knows-no-feature'],
  ],
  [
    'a component of the kit takes a feature',
    'packages/ui/src/kit/a/Feature.tsx',
    "import '../../home/index.ts'",
    ['kit-knows-no-feature'],
  ],
  [
    'a component of the kit runs a machine',
    'packages/ui/src/kit/a/Machine.tsx',
    "import '@xstate/react'",
    ['kit-knows-no-feature'],
  ],
  [
    'a component of the kit parses the wire',
    'packages/ui/src/kit/a/Parsing.tsx',
    "import '../../../../core/src/contract/index.ts'",
    ['kit-calls-pure-core-only'],
  ],
  [
    'a component of the kit knows sign-in',
    'packages/ui/src/kit/a/Auth.tsx',
    "import type { auth } from '../../../../core/src/auth/index.ts'",
    ['kit-knows-core-by-shape'],
  ],
  [
    'a folder of ui takes a file of another',
    'packages/ui/src/a/inside.ts',
    "import '../home/Inside.tsx'",
    ['ui-folders-meet-by-index'],
  ],
  [
    'the app takes a file of a feature',
    'packages/app/src/inside.ts',
    "import '../../ui/src/home/Inside.tsx'",
    ['no-deep-imports'],
  ],
  [
    'folders of ui take each other: there',
    'packages/ui/src/there/index.ts',
    "import '../back/part/index.ts'",
    ['ui-folders-without-circles'],
  ],
  [
    'folders of ui take each other: and back',
    'packages/ui/src/back/index.ts',
    "import '../there/index.ts'",
    ['ui-folders-without-circles'],
  ],
  [
    'a View takes the services',
    'packages/ui/src/a/ServicesView.tsx',
    "import '../services/index.ts'",
    ['views-are-pure'],
  ],
  ['a View takes a query', 'packages/ui/src/a/QueryView.tsx', "import '@tanstack/react-query'", ['views-are-pure']],
  ['a part of a View takes a machine', 'packages/ui/src/parted/Part.tsx', "import 'xstate'", ['views-are-pure']],
  [
    'a screen asks for the name of a state',
    'packages/ui/src/a/Matches.tsx',
    "export const isOpen = (snapshot) => snapshot.matches('open')",
    ['screens-ask-tags-and-selectors'],
  ],
  [
    'a screen reads the name of a state',
    'packages/ui/src/a/Value.tsx',
    'export const name = (actor) => actor.getSnapshot().value',
    ['screens-ask-tags-and-selectors'],
  ],
  ['a story takes the app', 'stories/app.ts', "import '../packages/app/src/page.ts'", ['nobody-imports-app']],
  [
    'a story takes the server',
    'stories/server.ts',
    "import '../packages/server/src/domain/refusal.ts'",
    ['nobody-imports-server'],
  ],
  [
    'the app takes a story',
    'packages/app/src/story.ts',
    "import '../../../stories/frame.ts'",
    ['nobody-imports-stories'],
  ],
  [
    'the server takes ui',
    'packages/server/src/http/ui.ts',
    "import '../../../ui/src/home/index.ts'",
    ['server-sees-core'],
  ],
  [
    'something of the server stands beside its floors',
    'packages/server/src/aside/service.ts',
    "import '../domain/refusal.ts'",
    ['server-is-floors'],
  ],
  [
    'the platform of the server takes the domain',
    'packages/server/src/platform/up/up.ts',
    "import '../../domain/refusal.ts'",
    ['server-platform-looks-down'],
  ],
  [
    'the domain of the server takes a feature',
    'packages/server/src/domain/up.ts',
    "import '../features/home/home.ts'",
    ['server-domain-looks-down'],
  ],
  [
    'a feature of the server takes the deals',
    'packages/server/src/features/up/up.ts',
    "import '../../deals/deal.ts'",
    ['server-features-looks-down'],
  ],
  [
    'the deals of the server take HTTP',
    'packages/server/src/deals/up.ts',
    "import '../http/answer.ts'",
    ['server-deals-looks-down'],
  ],
  [
    'the seed of the server takes HTTP',
    'packages/server/src/seed/up.ts',
    "import '../http/answer.ts'",
    ['server-seed-looks-down'],
  ],
  [
    'HTTP takes the socket',
    'packages/server/src/http/aside.ts',
    "import '../realtime/socket.ts'",
    ['server-http-looks-down', 'server-folders-without-circles'],
  ],
  [
    'the socket takes HTTP',
    'packages/server/src/realtime/aside.ts',
    "import '../http/answer.ts'",
    ['server-realtime-looks-down', 'server-folders-without-circles'],
  ],
  [
    'the pages take the composition',
    'packages/server/src/web/up.ts',
    "import '../composition/app.ts'",
    ['server-web-looks-down'],
  ],
  [
    'the composition takes the process',
    'packages/server/src/composition/up.ts',
    "import '../main.ts'",
    ['server-composition-looks-down'],
  ],
  [
    'a feature of the server speaks HTTP',
    'packages/server/src/features/up/routes.ts',
    "import 'fastify'",
    ['server-speaks-http-above'],
  ],
  [
    'folders of the server take each other: there',
    'packages/server/src/features/there/there.ts',
    "import '../back/part/part.ts'",
    ['server-folders-without-circles'],
  ],
  [
    'folders of the server take each other: and back',
    'packages/server/src/features/back/part/part.ts',
    "import '../../there/other.ts'",
    ['server-folders-without-circles'],
  ],
  [
    'what is shipped takes a builder of tests',
    'packages/ui/src/a/builder.ts',
    "import '../../../core/src/testing/index.ts'",
    ['tests-stay-out-of-production'],
  ],
  ['files take each other', 'packages/app/src/circle.ts', "import './round.ts'", ['no-circular']],
  ['something is taken that is not there', 'packages/app/src/nowhere.ts', "import './not-there.ts'", ['resolvable']],
]

/** Clean by themselves; the faults above reach through them. */
const bridges = {
  'packages/app/src/round.ts': "import './circle.ts'",
  'packages/ui/src/parted/PartedView.tsx': "import './Part.tsx'",
  'packages/ui/src/back/part/index.ts': 'export const part = 1',
  'packages/server/src/features/there/other.ts': 'export const other = 1',
}

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
let violations = []

beforeAll(async () => {
  const files = { ...house, ...bridges, ...Object.fromEntries(faults.map(([, file, text]) => [file, text])) }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  violations = (await checkBoundaries(folder)).violations
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

it.each(faults)('%s: %s', (_, file, __, rules) => {
  expect(
    violations
      .filter(({ from }) => from === file)
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual([...rules].sort())
})

it('finds no fault where there is none', () => {
  const faulty = new Set(faults.map(([, file]) => file))
  expect(violations.filter(({ from }) => !faulty.has(from))).toEqual([])
})

it('has a fault for every rule', () => {
  expect(boundaryRules.filter((rule) => !faults.some(([, , , rules]) => rules.includes(rule)))).toEqual([])
})
