import { drawingAddress } from '../../ui/drawing-address.ts'

export type RoundLink = { label: string; to: string; image: { src: string } }

type RoundLinksProps = {
  links: readonly RoundLink[]
  size?: 'medium' | 'large'
}

/** Round pictures with names, each a link. The picture has no alternative text: the name says it all. */
export function RoundLinks({ links, size = 'medium' }: RoundLinksProps) {
  return (
    <ul className={`round-links round-links-${size}`} role="list">
      {links.map(({ label, to, image }) => (
        <li key={to}>
          <a className="round-link" href={to}>
            <span className="round-link-disc late-picture">
              <img src={drawingAddress(image.src)} alt="" width="720" height="540" loading="lazy" />
            </span>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
