/** Addresses that lead away from a page and to nowhere else: the contract lets in no others. */
export const isSafeAddress = (href: string): boolean => href.startsWith('https://') || /^\/(?![/\\])/.test(href)
