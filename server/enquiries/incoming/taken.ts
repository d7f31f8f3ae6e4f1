/**
 * What happened to a mail: added to a conversation, which it may begin, recorded as a failed reply or as the
 * wrong address of a reader, already taken, or not for the desk. `full`: too many enquiries came; it is in the
 * mailbox only.
 */
export type Taken =
  | { result: 'added' | 'failed'; enquiryId: string }
  | { result: 'bounced' | 'known' | 'foreign' | 'full' }
