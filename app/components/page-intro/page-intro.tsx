import type { ReactNode } from 'react'
import type { NavigationLink } from '../../../content/navigation.ts'
import { titleWords } from '../../ui/title-words/title-words.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'

type PageIntroProps = {
  title: string
  /** The pages above this one. */
  trail?: readonly NavigationLink[]
  /** A drawing of 4 to 3, shown whole: it has words at its edges. */
  picture?: { src: string; alt: string }
  /** Lower, where what follows should be seen at once. */
  compact?: boolean
  children?: ReactNode
}

/** The head of a page: its one h1, and what it is about in a sentence or two. */
export function PageIntro({ title, trail, picture, compact, children }: PageIntroProps) {
  const look = [picture && 'with-picture', compact && 'page-intro-compact']
  return (
    <div className={['page-intro', ...look].filter(Boolean).join(' ')}>
      <div className="wrap page-intro-grid">
        <div className="stack">
          {trail && <Breadcrumbs trail={trail} />}
          <h1>{titleWords(title)}</h1>
          {children && <div className="page-intro-lead stack">{children}</div>}
        </div>
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
      </div>
    </div>
  )
}
