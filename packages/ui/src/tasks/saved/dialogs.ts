export { SavedSearchList } from './SavedSearchList.tsx'
export { SaveSearchScreen } from './SaveSearchScreen.tsx'
