export { ArticleCreateScreen } from './ArticleCreateScreen.tsx'
export { ArticleEditorView } from './ArticleEditorView.tsx'
export { ArticleEditScreen } from './ArticleEditScreen.tsx'
export type { ArticleEditorViewProps } from './editor-props.ts'
