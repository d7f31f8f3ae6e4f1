import { sleepApnea } from '../../../content/conditions/sleep-apnea.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { PageIntro } from './page-intro.tsx'

const trail = [{ label: 'Medical Solutions', to: '/medicalsolution' }]

export const pageIntroExamples: Examples = {
  question: (
    <PageIntro title="Find a doctor" kind="question">
      <p>By what bothers you, where you live and the language you speak.</p>
    </PageIntro>
  ),
  people: (
    <PageIntro title="The doctors behind it" kind="people" portraits="/pictures/about/doctors.svg">
      <p>The people who write our articles.</p>
    </PageIntro>
  ),
  'title only': <PageIntro title="Contact" />,
  'with a lead': (
    <PageIntro title="Contact">
      <p>Questions about our pages, an article or the academy? A person reads every message.</p>
    </PageIntro>
  ),
  'with everything': (
    <PageIntro
      title={sleepApnea.headingName}
      trail={trail}
      picture={sleepApnea.image}
      kind="reading"
    >
      <p>{sleepApnea.heading}</p>
    </PageIntro>
  ),
  'long texts': (
    <PageIntro
      title={exampleTexts.longTitle}
      trail={trail}
      picture={sleepApnea.image}
      kind="reading"
    >
      <p>{exampleTexts.longWord}</p>
    </PageIntro>
  ),
  'a long word': <PageIntro title={exampleTexts.longWord} />,
  'right to left, emoji': (
    <PageIntro title={exampleTexts.rightToLeft}>
      <p>{exampleTexts.emoji}</p>
    </PageIntro>
  ),
}
