export { ProductReviewDialog, type ProductReviewDialogProps } from './ProductReviewDialog.tsx'
export { ProductReviewDialogView, type ProductReviewDialogViewProps } from './ProductReviewDialogView.tsx'
