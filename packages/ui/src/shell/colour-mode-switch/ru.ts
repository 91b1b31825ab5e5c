import type { ColourMode } from '@artel/core/shell'

/** Names of the modes. */
export const ru = {
  legend: 'Тема оформления',
  modes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' } satisfies Record<ColourMode, string>,
} as const
