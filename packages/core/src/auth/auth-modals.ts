/** The modals of signing in (product §2.8). */
export const AUTH_MODALS = ['sign-in', 'registration', 'registration-by-email', 'forgot-password'] as const
export type AuthModal = (typeof AUTH_MODALS)[number]

/** Which modal may take the place of which; send `modal.chain`, which waits the 500 ms of the chain in between. */
export const authModalChains: Readonly<Record<AuthModal, readonly AuthModal[]>> = {
  'sign-in': ['registration', 'forgot-password'],
  registration: ['sign-in', 'registration-by-email'],
  'registration-by-email': ['sign-in'],
  'forgot-password': ['sign-in', 'registration'],
}
