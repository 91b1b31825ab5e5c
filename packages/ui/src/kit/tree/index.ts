export { TreePicker, type TreePickerNode, type TreePickerProps } from './TreePicker.tsx'
