/** One page of `items` in the shape of the contract's lists. */
export const pageOf = <T>(items: readonly T[], { page, limit }: { readonly page: number; readonly limit: number }) => ({
  items: items.slice((page - 1) * limit, page * limit),
  pagination: { totalItems: items.length },
})
