// The folders in the data directory.

/** Pictures, unless they are in a bucket. */
export const imagesName = 'images'

/** Where a restore prepares the database; one that was killed leaves it behind. */
export const restoringName = '.restoring'
