import type { Generated } from 'kysely'

/** The keys of pictures shown in the rich texts of a record or draft. */
type TextPictures = { number: number; key: string }

/** Database columns of pictures, part of `Tables`. */
export type PictureTables = {
  images: {
    key: string
    /**
     * `storing` until all files are written, `stored`, `removing` until all are deleted; `abandoned`:
     * an interrupted upload.
     */
    state: string
    /** SHA-256 of all its files, concatenated; empty for pictures older than checksums. */
    checksum: string
    created_at: string
    /** The admin's address; empty for sample pictures. */
    uploaded_by: string
  } & PictureColumns
  /** Removed pictures whose files are kept for a while. */
  trashed_images: {
    key: string
    checksum: string
    created_at: string
    uploaded_by: string
    trashed_at: string
    trashed_by: string
  } & PictureColumns
  blog_text_pictures: TextPictures
  doctor_text_pictures: TextPictures
  draft_text_pictures: TextPictures
}

/** A picture's description and metadata. */
type PictureColumns = {
  name: Generated<string>
  alt: Generated<string>
  decorative: Generated<number>
  /** Focal point as fractions of the width and height, from the top left. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** Size of the fallback file; 0 if not known yet. */
  bytes: Generated<number>
  /** SHA-256 of the uploaded file; empty for older pictures. */
  source_hash: Generated<string>
  /** Empty until it is first described. */
  updated_at: Generated<string>
  filter_text: Generated<string>
}
