declare module 'virtual:workshop' {
  const facts: import('./story-record.ts').WorkshopFacts
  export default facts
}

declare module 'virtual:pictures' {
  /** Ids of the stories of screens whose picture is kept, by look. */
  const pictures: Readonly<Record<string, readonly string[]>>
  export default pictures
}

declare module 'virtual:strings' {
  /** Ids of stories, and for each text the numbers of those that show it. */
  const index: { readonly stories: readonly string[]; readonly texts: Readonly<Record<string, readonly number[]>> }
  export default index
}

declare module 'virtual:kit-sizes' {
  /** What each component costs alone, KiB of brotli; the heaviest first. */
  const sizes: readonly {
    readonly component: string
    readonly folder: string
    readonly js: number
    readonly css: number
  }[]
  export default sizes
}

declare module 'virtual:offline-page' {
  /** The page that the service worker shows without a connection, as it carries it. */
  const html: string
  export default html
}
