/** Message of a hook of modals outside their provider (spec §8 "Modal misuse"). */
export const MODAL_MISUSE = 'useModal() is called without provider'
