import { lazyRouteComponent } from '@tanstack/react-router'

/** Comes with the first guarded page; the others do without it. */
export const LateGuarded = lazyRouteComponent(() => import('./Guarded.tsx'), 'Guarded')
