export { PasteDialog, type PasteDialogProps } from './PasteDialog.tsx'
export { PriceListScreen } from './PriceListScreen.tsx'
export { PriceListView, type PriceListViewProps } from './PriceListView.tsx'
export { ServiceForm, type ServiceFormProps } from './ServiceForm.tsx'
