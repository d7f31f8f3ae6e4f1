import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on gums say. */
export const imber2021 = {
  careFirst: passage(
    works.imber2021,
    atCopy('Abstract'),
    'Non-surgical treatment options for gingival recession defects include establishment of optimal plaque control, removal of overhanging subgingival restorations, behaviour change interventions, and use of desensitising agents.',
  ),
  graft: passage(
    works.imber2021,
    atCopy('Abstract'),
    'In cases where a surgical approach is indicated, coronally advanced flap and tunnelling procedures combined with a connective tissue graft are considered the most predictable treatment options for single and multiple recession defects.',
  ),
}

export const kassab2003 = {
  factors: passage(
    works.kassab2003,
    atCopy('Abstract, Types of studies reviewed'),
    'The authors reviewed cross-sectional epidemiologic studies of gingival recession and found that they correlated the prevalence of recession to trauma, sex, malpositioned teeth, inflammation and tobacco consumption.',
  ),
  age: passage(
    works.kassab2003,
    atCopy('Abstract, Types of studies reviewed'),
    'The presence and extent of gingival recession also increased with age.',
  ),
}

export const nidcrGumDisease = {
  cleaning: passage(
    works.nidcrGumDisease,
    atCopy('Treatment, in the words of the institute’s older page for seniors'),
    'Scaling means scraping off the tartar from above and below the gum line.',
  ),
  tests: passage(
    works.nidcrGumDisease,
    atCopy('Diagnosis, in the words of the institute’s older page for seniors'),
    'use a tiny ruler called a ‘probe’ to check for and measure any periodontal pockets. … take an x-ray to see whether there is any bone loss.',
  ),
}

export const rajapakse2007 = {
  disagree: passage(
    works.rajapakse2007,
    'Abstract, Results',
    'Of the remaining 17 observational studies, two concluded that there appeared to be no relationship between tooth brushing frequency and gingival recession. Eight studies reported a positive association …',
  ),
}
