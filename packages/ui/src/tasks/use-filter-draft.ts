import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { useState } from 'react'

/** The filters as they stand in the form, and what can be done with them. */
export interface FilterDraft {
  /** What the list is searched with. */
  readonly applied: TaskFilters
  /** What stands in the fields. */
  readonly draft: TaskFilters
  /** Something is being typed. */
  change(part: Partial<TaskFilters>): void
  /** Something was chosen: the list follows at once. */
  apply(part?: Partial<TaskFilters>): void
  /** A field was left: the list follows if something else was typed into it. */
  leave(name: keyof TaskFilters): void
  /** What is wrong with what was asked for, until it is mended; nothing is said of what is being typed. */
  problemOf(name: keyof TaskFilters): string | undefined
}

/** Takes over what the address says anew and leaves what is typed and not applied yet. */
const merged = (draft: TaskFilters, before: TaskFilters, after: TaskFilters): TaskFilters => {
  const names = Object.keys(after) as (keyof TaskFilters)[]
  const typed = names.filter((name) => draft[name] !== before[name] && !Array.isArray(draft[name]) && name !== 'page')
  return { ...after, ...Object.fromEntries(typed.map((name) => [name, draft[name]])) }
}

/** Holds what is typed while lists come and go: the form stays, whatever the address becomes. */
export function useFilterDraft(applied: TaskFilters, onApply: (filters: TaskFilters) => void): FilterDraft {
  const [state, setState] = useState({ applied, draft: applied })
  let { draft } = state
  if (taskFindPath(applied) !== taskFindPath(state.applied)) {
    draft = merged(draft, state.applied, applied)
    setState({ applied, draft })
  }
  const set = (next: TaskFilters) => setState((before) => ({ ...before, draft: next }))
  return {
    applied,
    draft,
    change: (part) => set(taskList.change(draft, part)),
    apply(part = {}) {
      const next = taskList.change(draft, part)
      set(next)
      onApply(next)
    },
    leave(name) {
      if (draft[name] !== applied[name]) onApply(draft)
    },
    problemOf: (name) => (taskList.problems(applied)?.[name] && taskList.problems(draft)?.[name]) || undefined,
  }
}
