// `/dev/ui`: every part of the site in every state, for developers and for the tests. `?in=ui/` shows only
// the parts in that folder. app/routes.ts adds it only during development; no build has it.
import { useEffect } from 'react'
import { type MetaDescriptor, useSearchParams } from 'react-router'
import { adminStyleSheet } from '../admin/browser-page.ts'
import medicalStyles from '../styles/medical-pages.css?url'
import otherStyles from '../styles/other-pages.css?url'
import { browserPage } from '../route-helpers/page-handle.ts'
import { type Part, parts } from './parts.ts'
import { showStates } from './show-states.ts'
import galleryStyles from './ui-gallery.css?url'

export const handle = browserPage
export default UiGallery
export const links = () => [
  { rel: 'stylesheet', href: medicalStyles },
  { rel: 'stylesheet', href: otherStyles },
  ...adminStyleSheet,
  { rel: 'stylesheet', href: galleryStyles },
]
export const meta = (): MetaDescriptor[] => [
  { title: 'Every part of the site' },
  { name: 'robots', content: 'noindex' },
]

function UiGallery() {
  const [params] = useSearchParams()
  const shown = parts.filter(({ folder }) => folder.startsWith(params.get('in') ?? ''))
  useEffect(() => {
    showStates(document)
    document.documentElement.dataset['statesShown'] = ''
  }, [])
  return (
    <main className="gallery" id="content">
      <header className="gallery-head">
        <h1>Every part of the site</h1>
        <nav aria-label="Parts">
          <ul role="list">
            {parts.map(({ folder }) => (
              <li key={folder}>
                <a href={`#${anchorOf(folder)}`}>{folder}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {shown.map((part) => (
        <PartSection key={part.folder} part={part} />
      ))}
    </main>
  )
}

function PartSection({ part: { folder, examples } }: { part: Part }) {
  const id = anchorOf(folder)
  return (
    <section className="gallery-part" aria-labelledby={id}>
      <h2 id={id}>{folder}</h2>
      {Object.entries(examples).map(([state, example]) => (
        <div key={state} className="gallery-example" data-example={`${folder}: ${state}`}>
          <p className="gallery-state">{state}</p>
          {example}
        </div>
      ))}
    </section>
  )
}

function anchorOf(folder: string): string {
  return `part-${folder.replaceAll('/', '-')}`
}
