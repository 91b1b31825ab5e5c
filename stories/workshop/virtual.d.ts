declare module 'virtual:workshop' {
  const facts: import('./story-record.ts').WorkshopFacts
  export default facts
}
