/**
 * How many works of a portfolio everybody sees: the newest that the tariff has room for (product §15). The others wait for a
 * larger tariff, hidden and kept; whoever had a larger one loses none.
 * @param limit `null` without one
 */
export const shownCases = (count: number, limit: number | null): number => Math.min(count, limit ?? count)
