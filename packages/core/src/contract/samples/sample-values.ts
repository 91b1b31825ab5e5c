/** The moment in which samples, tests and stories live unless told otherwise. */
export const TEST_NOW = '2026-03-02T09:00:00.000Z'

/** A readable UUID with the number `n`: …0001, …0002. */
export const testUuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A page of a list that has no more than it shows. */
export const wholePage = <T>(...items: T[]) => ({ items, pagination: { totalItems: items.length } })
