import { nestHeadings } from '../../../shared/nest-headings.ts'
import { Markup } from '../markup/markup.tsx'
import { pageBlocks } from './page-blocks.ts'

type RichTextProps = {
  html: string
  /** Level of the text's highest headings in the page's outline, unless it already has proper levels. */
  headingLevel?: 2 | 3 | 4
}

/** Text that doctors wrote in the editor. The server has sanitized its HTML. */
export function RichText({ html, headingLevel }: RichTextProps) {
  return (
    <Markup
      as="div"
      className="rich-text"
      html={pageBlocks(headingLevel ? nestHeadings(html, headingLevel) : html)}
    />
  )
}
