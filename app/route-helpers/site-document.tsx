import enhancementScript from 'virtual:enhancement-script'
import { type ReactNode, use } from 'react'
import { academy } from '../../content/academy.ts'
import { parseImageAddress, smallestAddress } from '../../shared/image-address.ts'
import { NonceContext } from './nonce.ts'
import textFont from '../styles/fonts/source-sans-3-basic.woff2'
import displayFont from '../styles/fonts/source-serif-4-600-basic.woff2'
import { Markup } from '../ui/markup/markup.tsx'

type SiteDocumentProps = {
  metadata?: ReactNode
  styles: ReactNode
  /** The framework's scripts; the enhancement script is on every page. */
  scripts?: ReactNode
  /** Address of the script that hydrates the page's islands, which the enhancement script starts. */
  islandsScript?: string | undefined
  /** A page for the night is dark in every theme, and uses the fonts that the device has. */
  isNight?: boolean
  /** Comes after the enhancement script, which would take a module before it for the framework. */
  lastScript?: ReactNode
  children: ReactNode
}

/** The HTML document around every page. */
export function SiteDocument({
  metadata,
  styles,
  scripts,
  islandsScript,
  isNight = false,
  lastScript,
  children,
}: SiteDocumentProps) {
  const nonce = use(NonceContext)
  return (
    <html lang="en" className={isNight ? 'at-night' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14181d" />
        {(isNight ? [] : [textFont, displayFont]).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {metadata}
        <SiteIcon />
        <link rel="alternate" type="application/rss+xml" href="/rss.xml" title="Articles" />
        {styles}
      </head>
      <body data-islands-script={islandsScript}>
        {children}
        {scripts}
        <Markup
          as="script"
          nonce={nonce}
          suppressHydrationWarning
          html={import.meta.env.SSR ? enhancementScript : ''}
        />
        {lastScript}
      </body>
    </html>
  )
}

/** The academy's own mark, or the program's, which is drawn for small sizes. Telephones know `/apple-touch-icon.png` by themselves. */
function SiteIcon() {
  const { mark } = academy
  return <link rel="icon" href={parseImageAddress(mark) ? smallestAddress(mark) : '/favicon.svg'} />
}
