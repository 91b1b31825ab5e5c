export { WorkCard, type WorkCardProps, type WorkWords } from './WorkCard.tsx'
export { WorkGrid, type WorkGridProps } from './WorkGrid.tsx'
