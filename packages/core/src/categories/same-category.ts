import { plainText } from '../search/index.ts'

interface Named {
  readonly name: string
}

const marks = /[^\p{L}\p{N}]+/gu
const bare = (name: string) => plainText(name).replace(marks, ' ').trim()

/** Whether two names are one, however they are typed. */
export const sameName = (one: string, other: string): boolean => bare(one) === bare(other)

/** The category that has this name already, however it is typed. */
export const sameCategory = <N extends Named>(index: { readonly all: readonly N[] }, name: string): N | undefined => {
  const sought = bare(name)
  return sought === '' ? undefined : index.all.find((category) => bare(category.name) === sought)
}
