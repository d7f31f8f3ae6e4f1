import {
  parseImageAddress,
  renditionAddress,
  type StoredImage,
} from '../../../shared/image-address.ts'

const placeholders = {
  article: { src: '/pictures/placeholder.svg', width: 720, height: 440 },
  doctor: { src: '/pictures/avatar.svg', width: 400, height: 400 },
} as const

type StoredPictureProps = {
  address: string
  alt: string
  /** Shown if there is no picture or it can't be loaded. */
  placeholder: keyof typeof placeholders
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Set for the picture that a reader sees first. */
  eager?: boolean
}

/** An uploaded picture, in the width and format that suit the reader's screen. */
export function StoredPicture({ address, alt, placeholder, sizes, eager }: StoredPictureProps) {
  const stored = parseImageAddress(address)
  const fallback = placeholders[placeholder]
  const loading = eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
  if (!stored) return <img className="stored-picture" {...fallback} alt="" {...loading} />
  // A broken picture may already be replaced by the placeholder before hydration.
  const mayDiffer = { suppressHydrationWarning: true }
  return (
    <picture className="stored-picture late-picture">
      <source type="image/avif" srcSet={srcSet(stored, 'avif')} sizes={sizes} {...mayDiffer} />
      <source type="image/webp" srcSet={srcSet(stored, 'webp')} sizes={sizes} {...mayDiffer} />
      <img
        src={address}
        width={stored.width}
        height={stored.height}
        alt={alt}
        data-fallback={fallback.src}
        {...mayDiffer}
        {...loading}
      />
    </picture>
  )
}

function srcSet({ key, widths }: StoredImage, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${renditionAddress(key, width, format)} ${width}w`).join(', ')
}
