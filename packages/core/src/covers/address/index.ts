export {
  COVER_PICTURE_SIZE,
  COVER_SIDES,
  COVER_SIZES,
  COVERS_PATH,
  COVERS_VERSION,
  type CoverSize,
  coverPictureUrl,
  type DrawingSubject,
  drawingUrl,
  OBJECTS_PATH,
  OBJECTS_VERSION,
  objectUrl,
} from './addresses.ts'
export { isMaterial, MATERIALS, type Material } from './materials.ts'
export { isObjectName, OBJECTS, type ObjectName } from './objects.ts'
export { COVERED_TRADES, type CoverLook, rootLook } from './root-looks.ts'
