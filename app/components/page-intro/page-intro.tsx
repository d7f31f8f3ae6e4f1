import type { ReactNode } from 'react'
import type { NavigationLink } from '../../../content/navigation.ts'
import { titleWords } from '../../ui/title-words/title-words.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'

type PageIntroProps = {
  title: string
  /**
   * What the page is for: `question` asks the reader something, `reading` starts a text, `people` shows who
   * is behind the site. A `plain` head is low and only says what the page is.
   */
  kind?: 'question' | 'reading' | 'people' | 'plain'
  /** Whether to show the title in capitals. */
  capitals?: boolean
  /** The pages above this one, from the top. */
  trail?: readonly NavigationLink[]
  /** A 4:3 drawing, shown whole. */
  picture?: { src: string; alt: string }
  /** What is shown instead of a picture; `wide`: where there is room for it. */
  figure?: { part: ReactNode; wide: boolean }
  /** The address of a drawing of several people, 640 × 400, for a page about people. */
  portraits?: string
  children?: ReactNode
}

/** The head of a page: its only h1, and a sentence or two about its content. */
export function PageIntro(props: PageIntroProps) {
  const { title, kind = 'plain', capitals, trail, picture, figure, portraits, children } = props
  const look = [
    'page-intro',
    `page-intro-${kind}`,
    ...(picture ? ['with-picture'] : figure ? ['with-figure'] : []),
    ...(figure?.wide ? ['with-wide-figure'] : []),
  ]
  return (
    <div className={look.join(' ')}>
      <div className="wrap page-intro-grid">
        <div className="page-intro-words">
          {trail && <Breadcrumbs trail={trail} />}
          <h1 className={capitals ? 'page-intro-capitals' : undefined}>{titleWords(title)}</h1>
          {children && <div className="page-intro-lead">{children}</div>}
        </div>
        {figure?.part}
        {picture && (
          <img
            className="page-intro-picture"
            src={picture.src}
            alt={picture.alt}
            width="720"
            height="540"
            fetchPriority="high"
          />
        )}
        {portraits && (
          <img className="page-intro-portraits" src={portraits} alt="" width="640" height="400" />
        )}
      </div>
    </div>
  )
}
