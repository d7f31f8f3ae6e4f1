import { sleepApnea } from '../../../content/conditions/sleep-apnea.ts'
import { tmd } from '../../../content/conditions/tmd.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { HelpCards } from './help-cards.tsx'

export const helpCardsExamples: Examples = {
  'many signs, with a crisis line': <HelpCards signs={tmd.help} />,
  'few signs, with a note': (
    <HelpCards signs={sleepApnea.help}>
      <p>More on the page about sleep apnea.</p>
    </HelpCards>
  ),
}
