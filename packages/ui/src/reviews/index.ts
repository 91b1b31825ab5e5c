export { RatingBreakdown, type RatingBreakdownProps } from './RatingBreakdown.tsx'
export { ReviewCard, type ReviewCardProps, type ReviewDate, type ReviewWords } from './ReviewCard.tsx'
export type { ReviewPhoto } from './ReviewPhotos.tsx'
export { Stars } from './Stars.tsx'
