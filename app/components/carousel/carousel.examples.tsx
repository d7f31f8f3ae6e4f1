import { medicalCarousel } from '../../../content/carousels.ts'
import { type Examples, Focused, OnDark } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { Carousel } from './carousel.tsx'

const longItems = medicalCarousel.map((item, index) => ({
  ...item,
  label: [exampleTexts.longWord, exampleTexts.rightToLeft, exampleTexts.emoji][index] ?? item.label,
}))

export const carouselExamples: Examples = {
  normal: (
    <OnDark>
      <Carousel heading="Medical Solution" items={medicalCarousel} />
    </OnDark>
  ),
  focused: (
    <OnDark>
      <Focused>
        <Carousel heading="Medical Solution" items={medicalCarousel} />
      </Focused>
    </OnDark>
  ),
  'long texts': (
    <OnDark>
      <Carousel heading={exampleTexts.longWord} items={longItems} />
    </OnDark>
  ),
}
