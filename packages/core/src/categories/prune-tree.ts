interface Node<N> {
  readonly id: number
  readonly childCategories: readonly N[]
}

/** A tree with the found leaves and what leads to them alone, in its own order. */
export const prunedTo = <N extends Node<N>>(nodes: readonly N[], found: ReadonlySet<number>): readonly N[] =>
  nodes.flatMap((node) => {
    const below = prunedTo(node.childCategories, found)
    return below.length > 0 || found.has(node.id) ? [{ ...node, childCategories: below }] : []
  })
