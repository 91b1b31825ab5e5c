export { useSignInFirst } from './use-sign-in-first.ts'
