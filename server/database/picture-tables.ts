/** The pictures, by their keys, that the rich texts of a record or a draft show. */
type TextPictures = { number: number; key: string }

export type PictureTables = {
  blog_text_pictures: TextPictures
  doctor_text_pictures: TextPictures
  draft_text_pictures: TextPictures
}
