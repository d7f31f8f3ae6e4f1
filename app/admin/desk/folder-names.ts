import type { DeskFolder } from '../../../shared/desk.ts'

/** The folders that the desk shows, in their order. */
export const folderNames: Record<Exclude<DeskFolder, 'all'>, string> = {
  waiting: 'Waiting',
  inbox: 'Inbox',
  mine: 'Mine',
  unassigned: 'Unassigned',
  failed: 'Failed',
  later: 'Later',
  done: 'Done',
  spam: 'Spam',
}
