export { AskCategory, type AskCategoryProps } from './AskCategory.tsx'
export { CategoryRequestDialog, type CategoryRequestDialogProps } from './CategoryRequestDialog.tsx'
