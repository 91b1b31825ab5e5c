import type { StoredFile } from '@artel/core/contract'
import { createContext, useContext } from 'react'

/** Fetches a private file with the session; answers an address for this page alone. @throws with words fit to show */
export type OpenFile = (file: StoredFile) => Promise<string>

const OpenFileContext = createContext<OpenFile>(() => Promise.reject(new Error('No OpenFileProvider')))

/** Gives the files below it the way to their content. */
export const OpenFileProvider = OpenFileContext.Provider

/** The way to the content of a private file. */
export const useOpenFile = (): OpenFile => useContext(OpenFileContext)
