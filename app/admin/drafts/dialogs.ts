// The dialogs of a draft, which most who write never open: a chunk of their own.
export { PreviewDialog } from './preview-dialog.tsx'
export { ScheduleDialog } from './schedule-dialog.tsx'
