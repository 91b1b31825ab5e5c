export { AttachedFiles } from './AttachedFiles.tsx'
export { FilesField, type FilesFieldProps } from './FilesField.tsx'
export { filesLost } from './ru.ts'
export { type MovedFiles, useUploads } from './use-uploads.ts'
