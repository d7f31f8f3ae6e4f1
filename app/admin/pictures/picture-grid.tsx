import type { Picture } from '../../../shared/picture.ts'
import { SmallPicture } from './small-picture.tsx'

type PictureGridProps = {
  pictures: Picture[]
  /** Whether the pictures are in the trash, where they are unused and can't be displayed. */
  trashed?: boolean
  onChoose: (picture: Picture) => void
}

/** Pictures to choose from. */
export function PictureGrid({ pictures, trashed = false, onChoose }: PictureGridProps) {
  return (
    <ul className="picture-grid" role="list">
      {pictures.map((picture) => (
        <li key={picture._id}>
          <button type="button" onClick={() => onChoose(picture)}>
            <SmallPicture address={trashed ? '' : picture.imageUrl} />
            <span className="picture-name">{picture.name}</span>
          </button>
          <p>{trashed ? sizeOf(picture) : notesOn(picture)}</p>
        </li>
      ))}
    </ul>
  )
}

function notesOn({ usedIn, alt, decorative }: Picture): string {
  const used = usedIn.length > 0 ? `Used in ${usedIn.length}` : 'Not used'
  return alt || decorative ? used : `${used} · No alternative text`
}

function sizeOf({ width, height }: Picture): string {
  return `${width} × ${height} px`
}
