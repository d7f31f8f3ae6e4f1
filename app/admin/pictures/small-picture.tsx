import { parseImageAddress, renditionAddress } from '../../../shared/image-address.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'

/** A stored picture as lists show it, beside the text that describes it. */
export function SmallPicture({ address }: { address: string }) {
  const stored = parseImageAddress(address)
  return (
    <span className="small-picture">
      {stored ? (
        <img
          src={renditionAddress(stored.key, stored.widths[0]!, 'webp')}
          alt=""
          width={stored.width}
          height={stored.height}
          loading="lazy"
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      ) : (
        <AdminIcon name="image" />
      )}
    </span>
  )
}
