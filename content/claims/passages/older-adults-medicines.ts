import { works } from '../../works/works.ts'
import { passage } from '../claim.ts'

/** What works on medicines for older adults say. */
export const agsTenMedications = {
  nsaids: passage(
    works.agsTenMedications,
    'Nonsteroidal anti-inflammatory drugs (NSAIDs)',
    'Those at higher risk include people more than 75 years old, people taking oral steroids, and people taking a blood-thinning medication such as apixaban (Eliquis), aspirin, clopidogrel (Plavix), … or warfarin (Coumadin).',
  ),
}
