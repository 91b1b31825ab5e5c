/** No-break space: stands before units and after short words, so that a line never ends with half a number. */
export const NBSP = '\u00a0'
