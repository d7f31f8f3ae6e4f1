import { works } from '../../works/works.ts'
import { passage } from '../claim.ts'

/** What works on night guards say. */
export const bereznicki2018 = {
  bite: passage(
    works.bereznicki2018,
    'Abstract',
    'Patient follow-up is essential to monitor the use and effects of night guards, and regardless of appliance type, unintended occlusal changes may result.',
  ),
}
