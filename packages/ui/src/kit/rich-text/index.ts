export { RichText, type RichTextProps } from './RichText.tsx'
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx'
