/** The keys of pictures shown in the rich texts of a record or draft. */
type TextPictures = { number: number; key: string }

export type PictureTables = {
  blog_text_pictures: TextPictures
  doctor_text_pictures: TextPictures
  draft_text_pictures: TextPictures
}
