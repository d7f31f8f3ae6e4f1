import { useEffect, useId, useRef, useState } from 'react'
import { AdminIcon } from '../frame/admin-icon.tsx'

const widths = { Phone: 375, Computer: 1280 } as const
type Device = keyof typeof widths

type PagePreviewProps = {
  /** Path of the preview, or of the page itself where nothing is to be published. */
  address: string
  /** Another number is another state of the draft on the server. */
  version: number
  onClose: () => void
}

/** The page as readers will see it, beside the text, as of the last save. */
export function PagePreview({ address, version, onClose }: PagePreviewProps) {
  const id = useId()
  const [device, setDevice] = useState<Device>('Phone')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="page-preview" data-device={device} aria-labelledby={id}>
      <div className="page-preview-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          Page
        </h2>
        {(Object.keys(widths) as Device[]).map((name) => (
          <button
            key={name}
            className="text-button"
            type="button"
            aria-pressed={name === device}
            onClick={() => setDevice(name)}
          >
            {name}
          </button>
        ))}
        <button className="icon-button" type="button" aria-label="Close the page" onClick={onClose}>
          <AdminIcon name="close" />
        </button>
      </div>
      <PageFrame {...{ address, version }} width={widths[device]} />
    </section>
  )
}

type PageFrameProps = { address: string; version: number; width: number }

/** The page at a width of its own, made smaller where there is less room. */
function PageFrame({ address, version, width }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [html, setHtml] = useState('')

  useEffect(() => {
    const place = frame.current!.parentElement!
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, place.clientWidth / width)
      const shown = frame.current!
      shown.style.setProperty('width', `${width}px`)
      shown.style.setProperty('height', `${place.clientHeight / scale}px`)
      shown.style.setProperty('scale', String(scale))
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [width])

  useEffect(() => {
    const stop = new AbortController()
    async function load() {
      const response = await fetch(address, { cache: 'no-store', signal: stop.signal })
      const page = withoutScripts(await response.text())
      // What is shown next begins where this one was read.
      scrolled.current = frame.current?.contentWindow?.scrollY ?? 0
      setHtml(page)
    }
    load().catch(() => stop.signal.aborted || setHtml((shown) => shown || unreachable))
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- each version is another page
  }, [address, version])

  return (
    <div className="page-preview-place">
      <iframe
        ref={frame}
        title={`The page, ${width} pixels wide`}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
      />
    </div>
  )
}

const unreachable =
  '<!doctype html><p>The page could not be loaded. It will be tried again after the next save.</p>'

/** A page to look at: its links would lead away from it inside the frame, so they lead nowhere. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  const base = page.createElement('base')
  base.target = '_blank'
  page.head.prepend(base)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
