/** Words a range says by itself. */
export const ru = {
  from: (label: string) => `${label}: от`,
  to: (label: string) => `${label}: до`,
} as const
