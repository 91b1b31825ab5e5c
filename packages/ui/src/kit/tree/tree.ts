/** A node of the tree; only leaves are chosen, a branch stands for its leaves. */
export interface TreePickerNode {
  readonly id: number
  readonly name: string
  readonly childCategories: readonly TreePickerNode[]
}

/** Leaves at and below. */
export const leavesOf = (node: TreePickerNode): readonly number[] =>
  node.childCategories.length === 0 ? [node.id] : node.childCategories.flatMap(leavesOf)

/** How much of a branch is chosen. */
export const markOf = (node: TreePickerNode, chosen: ReadonlySet<number>): 'all' | 'some' | 'none' => {
  const leaves = leavesOf(node)
  const count = leaves.filter((id) => chosen.has(id)).length
  return count === 0 ? 'none' : count === leaves.length ? 'all' : 'some'
}

/** The choice after a press on a node: all of its leaves, or none where all were there. */
export const pressed = (node: TreePickerNode, chosen: ReadonlySet<number>): number[] => {
  const leaves = leavesOf(node)
  const rest = [...chosen].filter((id) => !leaves.includes(id))
  return markOf(node, chosen) === 'all' ? rest : [...rest, ...leaves]
}

/** What of the tree leads to leaves that were found. */
export const leadingTo = (nodes: readonly TreePickerNode[], leaves: ReadonlySet<number>): readonly TreePickerNode[] =>
  nodes.flatMap((node) => {
    if (node.childCategories.length === 0) return leaves.has(node.id) ? [node] : []
    const childCategories = leadingTo(node.childCategories, leaves)
    return childCategories.length === 0 ? [] : [{ ...node, childCategories }]
  })
