// The dialogs of a draft, which most who write never open: a chunk of their own.
export { PagePreview } from './page-preview.tsx'
export { PreviewDialog } from './preview-dialog.tsx'
export { ScheduleDialog } from './schedule-dialog.tsx'
