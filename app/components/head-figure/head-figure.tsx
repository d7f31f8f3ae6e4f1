import type { MedicalPage } from '../../../content/medical-page.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'
import { LabelledPicture } from '../labelled-picture/labelled-picture.tsx'
import { MovingView } from '../moving-view/moving-view.tsx'

/**
 * The drawing in the head of a medical page: one that moves, or one with words on it. Narrow screens fold it
 * to a line, so that the text begins on the first of them.
 */
export function HeadFigure({ page }: { page: MedicalPage }) {
  const { image, view } = page
  return (
    <details className="head-figure">
      <summary>
        <img src={drawingAddress(image.src)} alt="" width="720" height="540" loading="lazy" />
        <span>{view?.question ?? `Drawing: ${namesIn(image)}`}</span>
      </summary>
      {view ? <MovingView view={view} /> : <LabelledPicture image={image} />}
    </details>
  )
}

function namesIn({ labels = [] }: MedicalPage['image']): string {
  return labels.map(({ text }) => text.toLowerCase()).join(', ')
}
