import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { WorkshopFacts } from '../stories/workshop/story-record.ts'
import { readStories } from './read-stories.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const NAME = 'virtual:workshop'
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

/** Gives {@link workshopFacts} to pages as `virtual:workshop`; read anew whenever a page is reloaded after an edit. */
export const workshopPlugin = (): Plugin => ({
  name: 'artel-workshop',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(workshopFacts())}` : null),
  handleHotUpdate({ file, server }) {
    const module = /\.stories\.tsx$|\/app\/src\/routes\//.test(file) && server.moduleGraph.getModuleById(`\0${NAME}`)
    if (module) server.moduleGraph.invalidateModule(module)
  },
})
