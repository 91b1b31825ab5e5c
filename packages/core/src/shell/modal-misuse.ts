/** Message of a hook of modals outside their provider (product §8.6). */
export const MODAL_MISUSE = 'useModal() is called without provider'
