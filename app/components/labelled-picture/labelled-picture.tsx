import type { MedicalPage } from '../../../content/medical-page.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'
import { PictureLabels } from './picture-labels.tsx'

/** A page's drawing, 4:3, with words on it in the page's own typeface, large enough to read on a phone. */
export function LabelledPicture({ image }: Pick<MedicalPage, 'image'>) {
  const { src, alt, labels = [], night } = image
  return (
    <div className={night ? 'labelled-picture on-night' : 'labelled-picture'}>
      <img src={drawingAddress(src)} alt={alt} width="720" height="540" />
      <PictureLabels labels={labels} width={720} height={540} />
    </div>
  )
}
