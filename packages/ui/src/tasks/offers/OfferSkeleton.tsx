import { Card, Skeleton, SkeletonText } from '../../kit/index.ts'

/** The place of an offer that is known to be there. */
export const OfferSkeleton = () => (
  <Card aria-busy="true">
    <SkeletonText lines={4} />
    <Skeleton shape="control" />
  </Card>
)
