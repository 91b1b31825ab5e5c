import { IMAGE_TYPES } from '@artel/core/contract'
import { paths, routes } from '@artel/core/routes'
import { PRODUCT_NAME, SHARE_FIELDS, SHARE_TARGET_PATH } from '@artel/core/shell'
import { colourOf, type PrintedTokens } from './token-colours.ts'

/** Where the site says what it is on a home screen. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest'

const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

const shortcut = ({ title }: { readonly title: string }, url: string) => ({
  name: title,
  url,
  icons: [icon('icon', 192, 'any')],
})

/** The site as a device installs it. */
export const webManifest = (tokens: PrintedTokens) => ({
  id: '/',
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'Заказчики находят мастеров, а исполнители — работу.',
  lang: 'ru',
  dir: 'ltr',
  start_url: paths.home(),
  scope: '/',
  display: 'standalone',
  theme_color: colourOf(tokens, 'light', 'page'),
  background_color: colourOf(tokens, 'light', 'page'),
  categories: ['business', 'lifestyle'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 192, 'maskable'),
    icon('icon-maskable', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut(routes.taskCreate, paths.taskCreate()),
    shortcut(routes.myTasks, paths.myTasks()),
    shortcut(routes.chats, paths.chats()),
  ],
  share_target: {
    action: SHARE_TARGET_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: SHARE_FIELDS.title,
      text: SHARE_FIELDS.text,
      url: SHARE_FIELDS.url,
      files: [{ name: SHARE_FIELDS.photos, accept: IMAGE_TYPES.map((type) => `image/${type.replace('jpg', 'jpeg')}`) }],
    },
  },
})
