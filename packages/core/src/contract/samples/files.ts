import type { Picture, StoredFile } from '../files.ts'
import { testUuid } from './sample-values.ts'

/** A photo in the sizes that pages show. */
export const aPicture = (overrides: Partial<Picture> = {}): Picture => ({
  id: testUuid(301),
  width: 1600,
  height: 1200,
  variants: { '320': '/images/320.webp', '640': '/images/640.webp', '1280': '/images/1280.webp' },
  ...overrides,
})

/** A public photo that was uploaded. */
export const aFile = (overrides: Partial<StoredFile> = {}): StoredFile => ({
  id: testUuid(301),
  path: `/storage/${testUuid(301)}.webp`,
  isPrivate: false,
  name: 'Смеситель.jpg',
  type: 'image/webp',
  size: 184_320,
  width: 1600,
  height: 1200,
  picture: aPicture(),
  ...overrides,
})
