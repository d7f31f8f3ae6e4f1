import type { NewBlog } from '../../../server/blogs/blog-columns.ts'

/** A blog with only a title, for the repository to store. */
export const newBlog = (title: string, more: Partial<NewBlog> = {}): NewBlog => ({
  title,
  brief_description: '',
  long_description: '',
  blog_summary: '',
  img_description: '',
  call_out: '',
  image_url: '',
  solutions: ['Medical Solution'],
  tags: [],
  author_id: null,
  ...more,
})
