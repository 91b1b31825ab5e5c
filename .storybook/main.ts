import { defineMain } from '@storybook/react-vite/node'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['artel-source', 'module', 'browser', 'development|production'] },
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
