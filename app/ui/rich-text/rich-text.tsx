import { nestHeadings } from '../../../shared/nest-headings.ts'
import { Markup } from '../markup/markup.tsx'
import { pageBlocks } from './page-blocks.ts'

type RichTextProps = {
  html: string
  /** Level that the text's highest headings get in the page's outline, unless they have theirs. */
  headingLevel?: 2 | 3 | 4
}

/** Text that doctors wrote in the editor. Its HTML has been sanitised on the server. */
export function RichText({ html, headingLevel }: RichTextProps) {
  return (
    <Markup
      as="div"
      className="rich-text"
      html={pageBlocks(headingLevel ? nestHeadings(html, headingLevel) : html)}
    />
  )
}
