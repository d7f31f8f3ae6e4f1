import { works } from '../../works/works.ts'
import { passage } from '../claim.ts'

/** What works on digestion say. */
export const katz2022 = {
  trial: passage(
    works.katz2022,
    'Table 1 (moderate evidence, strong recommendation)',
    'For patients with classic GERD symptoms of heartburn and regurgitation who have no alarm symptoms, we recommend an 8-wk trial of empiric PPIs once daily before a meal.',
  ),
  weight: passage(
    works.katz2022,
    'Table 1 (moderate evidence, strong recommendation)',
    'We recommend weight loss in overweight and obese patients for improvement of GERD symptoms.',
  ),
  meals: passage(
    works.katz2022,
    'Table 1 (low evidence, conditional recommendation)',
    'We suggest avoiding meals within 2–3 hr of bedtime.',
  ),
}
