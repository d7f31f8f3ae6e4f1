import { academy } from '../../../content/academy.ts'
import type { MedicalPage } from '../../../content/medical-page.ts'
import { medicalNotes } from '../../../content/medical-notes.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'
import { Chapter } from '../chapter/chapter.tsx'
import { Still } from '../chapter/still.tsx'

type ProductCareProps = {
  productCare: MedicalPage['productCare']
  citations: Citations
}

/** How the academy's treatment relates to the condition, set apart from the advice. */
export function ProductCare({ productCare, citations }: ProductCareProps) {
  const { evidence, can, cannot } = productCare
  return (
    <Chapter
      id="product-care"
      heading={`What ${academy.product} can and cannot do here`}
      size={`Evidence: ${evidence}`}
      picture={<Still src="/pictures/about/card4.svg" low />}
    >
      <p className="evidence">
        Evidence:{' '}
        <strong className="evidence-word" data-evidence={evidence}>
          {evidence}
        </strong>
        <span className="evidence-gauge" />
        {medicalNotes.evidence[evidence]}
      </p>
      <p>
        <CitedText text={can} citations={citations} />
      </p>
      <p>
        <CitedText text={cannot} citations={citations} />
      </p>
    </Chapter>
  )
}
