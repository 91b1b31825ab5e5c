import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { WorkshopFacts } from '../stories/workshop/story-record.ts'
import { looks } from './looks.ts'
import { readStories } from './read-stories.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const ROUTE = /createFileRoute\('([^']+)'\)/

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()

/** Everything the workshop's own pages are generated from. */
export const workshopFacts = (): WorkshopFacts => ({
  stories: readStories(root, filesIn('stories', /\.stories\.tsx$/)),
  served: filesIn('packages/app/src/routes', /\.tsx?$/)
    .map((file) => ROUTE.exec(readFileSync(`${root}/${file}`, 'utf8'))?.[1])
    .filter((path) => path !== undefined),
})

/** Screens whose picture is kept, by look: the map of screens shows them. */
const keptPictures = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    looks
      .filter(({ isKept }) => isKept)
      .map(({ name }) => [
        name,
        readdirSync(`${root}/stories/__screenshots__/${name}`)
          .filter((file) => file.startsWith('экраны-') && file.endsWith('.webp'))
          .map((file) => file.slice(0, -'.webp'.length)),
      ]),
  )

const generated = (name: string) => (): unknown =>
  JSON.parse(readFileSync(`${root}/stories/overview/${name}.gen.json`, 'utf8'))

/** Code of a module with what the service worker shows without a connection: printed in the page, for it stands on the core. */
const pageWithoutConnection = (): string => {
  const tokens = readFileSync(`${root}/packages/ui/src/tokens/tokens.json`, 'utf8')
  const mark = readFileSync(`${root}/packages/app/public/favicon.svg`, 'utf8').replace(/<title>.*?<\/title>/, '')
  const printer = JSON.stringify(`${root}/packages/app/src/installed/offline-markup.ts`)
  return `import { offlineMarkup } from ${printer}
export default offlineMarkup(${tokens}, ${JSON.stringify(mark)}).html`
}

const OFFLINE_PAGE = 'virtual:offline-page'

const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:workshop': workshopFacts,
  'virtual:pictures': keptPictures,
  'virtual:strings': generated('strings'),
  'virtual:kit-sizes': generated('kit-sizes'),
}

/** Gives {@link workshopFacts} and what commands have collected to pages as virtual modules; read anew when a page is reloaded after an edit. */
export const workshopPlugin = (): Plugin => ({
  name: 'artel-workshop',
  resolveId: (id) => (id in modules || id === OFFLINE_PAGE ? `\0${id}` : null),
  load(id) {
    if (id === `\0${OFFLINE_PAGE}`) return pageWithoutConnection()
    const give = modules[id.slice(1)]
    return give ? `export default ${JSON.stringify(give())}` : null
  },
  handleHotUpdate({ file, server }) {
    if (!/\.stories\.tsx$|\/app\/src\/routes\/|\.gen\.json$/.test(file)) return
    for (const name of Object.keys(modules)) {
      const module = server.moduleGraph.getModuleById(`\0${name}`)
      if (module) server.moduleGraph.invalidateModule(module)
    }
  },
})
