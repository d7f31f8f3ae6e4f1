import { useEffect, useRef, useState } from 'react'
import type { IssuePreview as Preview } from '../../../shared/newsletter.ts'
import { newsletter } from '../client/newsletter.ts'

const views = {
  'Narrow, light': { width: 320, isDark: false },
  'Wide, light': { width: 600, isDark: false },
  'Narrow, dark': { width: 320, isDark: true },
  'Wide, dark': { width: 600, isDark: true },
} as const
type View = keyof typeof views | 'Text alone'
/** Windows narrower than this have no room for the wide mail. */
const widest = 680
const viewNames: View[] = [...(Object.keys(views) as (keyof typeof views)[]), 'Text alone']

type IssuePreviewProps = {
  /** Undefined until the issue is saved. */
  id: string | undefined
  /** Another version is loaded anew. */
  version: string
  /** Whether something was changed since. */
  isOld: boolean
}

/** The mail as it will arrive. */
export function IssuePreview({ id, version, isOld }: IssuePreviewProps) {
  const [preview, setPreview] = useState<Preview>()
  const [view, setView] = useState<View>(() =>
    innerWidth < widest ? 'Narrow, light' : 'Wide, light',
  )

  useEffect(() => {
    let current = true
    if (id) {
      newsletter.preview(id).then(
        (shown) => current && setPreview(shown),
        // ignored: the preview before stays.
        () => undefined,
      )
    }
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- each version is another mail
  }, [id, version])

  return (
    <section className="issue-preview" aria-labelledby="issue-preview">
      <div className="issue-preview-head">
        <h2 id="issue-preview">Preview</h2>
        {preview &&
          viewNames.map((name) => (
            <button
              key={name}
              className="text-button"
              type="button"
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {name}
            </button>
          ))}
      </div>
      {(isOld || !preview) && (
        <p className="quiet">The preview shows the issue as it was saved last.</p>
      )}
      {preview &&
        (view === 'Text alone' ? (
          <pre>{preview.text}</pre>
        ) : (
          <MailFrame key={view} html={preview.html} {...views[view]} />
        ))}
    </section>
  )
}

type Sheets = { CSSStyleSheet: typeof CSSStyleSheet }
type MailFrameProps = { html: string; width: number; isDark: boolean }

/**
 * The page's policy allows no styles in its text, so those of the mail are added by script. Its links would
 * lead away inside the frame, so they open a new tab.
 */
function MailFrame({ html, width, isDark }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [, before = '', style = '', after = ''] =
    /^([^]*)<style>([^]*?)<\/style>([^]*)$/.exec(html) ?? []

  function addStyle() {
    const { contentWindow, contentDocument } = frame.current!
    if (!contentWindow || !contentDocument) return
    const { CSSStyleSheet: Sheet } = contentWindow as Window & Sheets
    const sheet = new Sheet()
    sheet.replaceSync(inScheme(style, isDark))
    contentDocument.adoptedStyleSheets = [sheet]
    const { scrollHeight } = contentDocument.documentElement
    frame.current!.style.setProperty('height', `${scrollHeight}px`)
  }

  return (
    <div className="issue-preview-place" data-width={width}>
      <iframe
        ref={frame}
        title={`The mail, ${width} pixels wide, ${isDark ? 'dark' : 'light'}`}
        sandbox="allow-same-origin allow-popups"
        srcDoc={`${before}<base target="_blank">${after}`}
        onLoad={addStyle}
      />
    </div>
  )
}

/** The styles of a mail as a program in light or dark colours applies them. */
const inScheme = (style: string, isDark: boolean) =>
  style
    .replace('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all')
    .replace('color-scheme: light dark', `color-scheme: ${isDark ? 'dark' : 'light'}`)
