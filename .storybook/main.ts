import { readFileSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { looks } from './looks.ts'
import { OBJECTS_AT } from './objects-at.ts'
import { workshopPlugin } from './workshop-plugin.ts'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** What stories reach at run time. Named beforehand: a dependency met halfway makes Vite load React a second time. */
const dependencies = ['packages/core', 'packages/ui', 'stories']
  .map((folder) => JSON.parse(readFileSync(new URL(`../${folder}/package.json`, import.meta.url), 'utf8')))
  .flatMap(({ dependencies = {}, devDependencies = {} }) => Object.keys({ ...dependencies, ...devDependencies }))
  .filter(
    (name) =>
      !/^(@artel|@types|@fontsource|fontkit|subset-font|dejavu|@storybook|storybook|fast-check|@tiptap\/pm)/.test(name),
  )

/** The pictures that the tests compare with are the thumbnails of «Карта экранов». */
const keptLooks = looks.filter(({ isKept }) => isKept)

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    './public',
    { from: '../packages/ui/src/tokens/fonts', to: '/golos-text' },
    // Where the server gives them: `objectUrl` of core.
    { from: '../packages/server/assets/objects', to: OBJECTS_AT },
    ...keptLooks.map(({ name }) => ({ from: `../stories/__screenshots__/${name}`, to: `/pictures/${name}` })),
  ],
  docs: { defaultName: 'Описание' },
  addons: [
    // Without it the tables of pages stay lines of «|».
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own lessons, in English and about what is done here already.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), workshopPlugin()],
    // Words about props go by the name of the component.
    build: { ...config.build, rolldownOptions: { output: { keepNames: true } } },
    resolve: { ...config.resolve, conditions: ['artel-source', 'module', 'browser', 'development|production'] },
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...dependencies] },
    css: {
      ...config.css,
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        targets: { chrome: version(123), edge: version(123), firefox: version(120), safari: version(17, 5) },
      },
    },
  }),
})
