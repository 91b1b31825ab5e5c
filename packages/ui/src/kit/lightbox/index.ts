export { Lightbox } from '../carousel/Lightbox.tsx'
