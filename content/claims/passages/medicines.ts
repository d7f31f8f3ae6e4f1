import { works } from '../../works/works.ts'
import { passage } from '../claim.ts'

/** What works on medicines say. */
export const fdaPainPillsInPregnancy = {
  fromWeek20: passage(
    works.fdaPainPillsInPregnancy,
    'Title',
    'FDA recommends avoiding use of NSAIDs in pregnancy at 20 weeks or later because they can result in low amniotic fluid',
  ),
}
