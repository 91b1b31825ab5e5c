export { JobCard, type JobCardProps } from './JobCard.tsx'
export { JobOpinion, type JobOpinionProps } from './JobOpinion.tsx'
