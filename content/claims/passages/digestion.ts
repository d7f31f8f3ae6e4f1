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

export const gallotta2017 = {
  people: passage(
    works.gallotta2017,
    'Abstract, Results',
    'We enrolled 91 IBS patients (23 IBS-D, 30 IBS-C and 38 IBS-M) and 57 HC in the study.',
  ),
  moreOften: passage(
    works.gallotta2017,
    'Abstract, Conclusion',
    'IBS patients had a more than three times greater risk of TMD compared to HC.',
  ),
}

export const pace2008 = {
  association: passage(
    works.pace2008,
    'Summary, Conclusions',
    'This systematic review shows that there is a strong association between GERD and DE.',
  ),
}

export const vanderBilt2011 = {
  chewsLess: passage(
    works.vanderBilt2011,
    'Abstract',
    'Masticatory function of patients with compromised dentition appeared to be significantly reduced when compared with the function of healthy controls.',
  ),
  rehabilitation: passage(
    works.vanderBilt2011,
    'Abstract',
    'For instance, implant treatment was shown to have a significant positive effect on both bite force and masticatory performance.',
  ),
}
