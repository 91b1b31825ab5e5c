import { SAVED_SEARCH_NAME } from '../contract/saved-search-terms.ts'
import { textRule } from './rule.ts'

/** What is asked of a saved search. */
export const savedSearchRules = {
  name: textRule('Название', 1, SAVED_SEARCH_NAME, 'Назовите поиск, чтобы узнавать его.'),
} as const
