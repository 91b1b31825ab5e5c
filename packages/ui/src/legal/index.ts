export { CookiePolicyView } from './CookiePolicyView.tsx'
