import { nestHeadings } from './nest-headings.ts'

type RichTextProps = {
  html: string
  /** Level that the text's highest headings get in the page's outline. */
  headingLevel?: 2 | 3 | 4
}

/** Text that doctors wrote in the editor. Its HTML has been sanitised on the server. */
export function RichText({ html, headingLevel = 2 }: RichTextProps) {
  return (
    <div
      className="rich-text"
      dangerouslySetInnerHTML={{ __html: nestHeadings(html, headingLevel) }}
    />
  )
}
