import { visitSheet } from '../../../content/visit-sheet.ts'

/** An outline to mark with a pen, and who goes to whom. `picture` is the drawing's address. */
export function VisitOutline({ picture, doctor }: { picture: string; doctor?: string }) {
  return (
    <>
      <p className="visit-who">
        <span>My name</span>
        <span>My visit{doctor && ` to ${doctor}`} on</span>
      </p>
      <figure className="visit-outline">
        <figcaption>Mark where it hurts</figcaption>
        <img src={picture} alt={visitSheet.outline} width="320" height="340" />
      </figure>
    </>
  )
}
