import { shortName, type Vocabulary } from './vocabulary.ts'

type Node = Readonly<Record<string, unknown>>

const TEXTS = new Set(['Text', 'CssSelectorType', 'PronounceableText', 'XPathType'])
const NUMBERS = new Set(['Number', 'Integer', 'Float', 'Quantity'])
const REFERENCE = 'IdReference'
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const DAY = /^\d{4}(-\d{2}){0,2}$/
/** `query-input` and the like: how an action is filled in, beside the property itself. */
const ACTION_SLOT = /-(input|output)$/

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
const listed = (names: readonly string[]) => names.filter((name) => name !== REFERENCE).join(', ')

/** Whether a text can stand where these types are expected. */
const isTextOf = (text: string, names: readonly string[], words: Vocabulary): boolean =>
  names.some((name) => {
    if (TEXTS.has(name)) return text.trim() !== ''
    if (name === 'URL') return isAddress(text)
    if (name === 'DateTime') return INSTANT.test(text)
    if (name === 'Date') return DAY.test(text)
    if (name === 'Time') return /^\d{2}:\d{2}/.test(text)
    if (NUMBERS.has(name)) return /^-?\d+(\.\d+)?$/.test(text)
    if (name === 'Duration') return /^P(?=.)/.test(text)
    const members = words.members(name)
    // What is described elsewhere is named by its address.
    return members.size > 0 ? members.has(shortName(text)) : words.has(name) && isAddress(text)
  })

const typesOf = (node: Node): readonly string[] =>
  [node['@type']].flat().filter((type): type is string => typeof type === 'string')

/** What search engines ask of some types beyond the vocabulary. */
const ownFaults = (node: Node, origin: string): readonly string[] => {
  const faults: string[] = []
  const { itemListElement, ratingValue, bestRating = 5, worstRating = 1, reviewCount, ratingCount } = node
  if (itemListElement !== undefined) {
    const places = [itemListElement].flat().map((item) => (isNode(item) ? item.position : null))
    if (places.length === 0) faults.push('a list of nothing')
    if (places.some((place, index) => place !== index + 1)) faults.push(`positions ${places.join(', ')}`)
  }
  if (typesOf(node).includes('BreadcrumbList')) {
    for (const item of [itemListElement].flat().filter(isNode)) {
      const address = isNode(item.item) ? item.item['@id'] : item.item
      if (!String(address).startsWith(`${origin}/`)) faults.push(`a crumb leads to ${address}`)
    }
  }
  if (ratingValue !== undefined) {
    const isWithin = Number(ratingValue) >= Number(worstRating) && Number(ratingValue) <= Number(bestRating)
    if (!isWithin) faults.push(`a rating of ${ratingValue}`)
  }
  if (typesOf(node).includes('AggregateRating') && !(Number(reviewCount ?? ratingCount) > 0)) {
    faults.push('a rating that nobody has given')
  }
  return faults
}

/**
 * What is wrong with a page's structured data by the vocabulary of schema.org; empty when nothing is. Types and properties must
 * be there and belong together, and each value must be of a kind that its property may have.
 * @param origin where the site is
 */
export const structuredDataFaults = (data: unknown, words: Vocabulary, origin: string): readonly string[] => {
  const checkValue = (value: unknown, names: readonly string[], at: string): readonly string[] => {
    if (Array.isArray(value)) {
      return value.length === 0
        ? [`${at}: empty`]
        : value.flatMap((one, index) => checkValue(one, names, `${at}[${index}]`))
    }
    const refused = [`${at}: ${JSON.stringify(value)} is none of ${listed(names)}`]
    if (typeof value === 'string') return isTextOf(value, names, words) ? [] : refused
    if (typeof value === 'number')
      return Number.isFinite(value) && names.some((name) => NUMBERS.has(name)) ? [] : refused
    if (typeof value === 'boolean') return names.includes('Boolean') ? [] : refused
    if (!isNode(value)) return refused
    const types = typesOf(value)
    if (types.length === 0) {
      const { '@id': id, ...rest } = value
      const isReference = typeof id === 'string' && isAddress(id) && Object.keys(rest).length === 0
      return isReference && names.includes(REFERENCE) ? [] : refused
    }
    if (!types.some((type) => names.some((name) => words.isA(shortName(type), name)))) {
      return [`${at}: ${types.join(', ')} is none of ${listed(names)}`]
    }
    return checkNode(value, at)
  }

  const checkNode = (node: Node, at: string): readonly string[] => {
    const types = typesOf(node).map(shortName)
    if (types.length === 0) return [`${at}: no @type`]
    const unknown = types.filter((type) => !words.has(type))
    if (unknown.length > 0) return [`${at}: no such type: ${unknown.join(', ')}`]
    const id = node['@id']
    const wrongId = id !== undefined && !(typeof id === 'string' && isAddress(id)) ? [`${at}: @id ${id}`] : []
    const faults = Object.entries(node)
      .filter(([property]) => !property.startsWith('@'))
      .flatMap(([property, value]) => {
        const here = `${at}.${property}`
        const bare = property.replace(ACTION_SLOT, '')
        const isSlot = bare !== property && types.some((type) => words.isA(type, 'Action'))
        if (isSlot) return checkValue(value, ['Text', 'PropertyValueSpecification'], here)
        const names = types.flatMap((type) => words.expected(type, property) ?? [])
        return names.length === 0
          ? [`${here}: ${types.join(', ')} has no such property`]
          : checkValue(value, names, here)
      })
    return [...wrongId, ...faults, ...ownFaults(node, origin).map((fault) => `${at}: ${fault}`)]
  }

  if (!isNode(data)) return ['not an object']
  const wrongContext = /^https:\/\/schema\.org\/?$/.test(String(data['@context']))
    ? []
    : [`context ${data['@context']}`]
  const graph = data['@graph']
  const nodes = Array.isArray(graph) ? graph : [data]
  return [
    ...wrongContext,
    ...nodes.flatMap((node) => (isNode(node) ? checkNode(node, typesOf(node).join('+') || 'it') : ['not an object'])),
  ]
}
