export {
  type AttachedFile,
  type AttachRules,
  attachProblem,
  type FileRecord,
  type FileStanding,
  isFileVisible,
  NO_FILES,
} from './file-rules.ts'
export { FILES_COMING, type FormFiles, filesField, photosField, storedPhoto } from './form-files.ts'
export {
  provideUploads,
  type UploadsActor,
  type UploadsSnapshot,
  uploadsMachine,
} from './uploads.machine.ts'
export { selectUploads, type UploadRow, type UploadsViewState } from './uploads.selectors.ts'
export type {
  UploadEntry,
  UploadRequest,
  UploadState,
  UploadsContext,
  UploadsEvent,
  UploadsInput,
} from './uploads.types.ts'
