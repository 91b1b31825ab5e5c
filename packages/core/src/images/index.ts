export {
  IMAGE_DENSITIES,
  type ImageDensity,
  type ImageSources,
  imagePixels,
  imageSources,
  SMALL_IMAGE_FACTOR,
  SMALL_IMAGE_WIDTH,
} from './image-size.ts'
export {
  CROP_ZOOM,
  cropSquare,
  movedCrop,
  type PictureSize,
  type SquareCrop,
  WHOLE_CROP,
  withinPicture,
} from './square-crop.ts'
export { createWidthWatch, IMAGE_RESIZE_DEBOUNCE, type WidthWatch } from './width-watch.ts'
