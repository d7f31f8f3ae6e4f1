import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on worn teeth and their care say. */
export const mesko2016 = {
  failures: passage(
    works.mesko2016,
    atCopy('Abstract, Results'),
    'AFR ranged from 0.4% (microhybrid) to 26.3% (microfilled) for direct resin composite, 0% to 14.9% for indirect resin composite and 2.7% for porcelain veneers.',
  ),
  weak: passage(
    works.mesko2016,
    atCopy('Abstract, Conclusion'),
    'There is no strong evidence to suggest that any material is better than another.',
  ),
}

export const vantSpijker2009 = {
  severe: passage(
    works.vantSpijker2009,
    'Abstract, Conclusion',
    'The predicted percentage of adults presenting with severe tooth wear increases from 3% at the age of 20 years to 17% at the age of 70 years.',
  ),
}

export const adaChildToothpaste2014 = {
  amounts: passage(
    works.adaChildToothpaste2014,
    atCopy('Recommendations'),
    'For children younger than 3 years, caregivers should begin brushing children’s teeth as soon as they begin to come into the mouth by using fluoride toothpaste in an amount no more than a smear or the size of a grain of rice. For children 3 to 6 years of age, caregivers should dispense no more than a pea-sized amount of fluoride toothpaste.',
  ),
  fluorosis: passage(
    works.adaChildToothpaste2014,
    atCopy('Recommendations'),
    'This regimen is intended to maximize the caries-preventive benefits of fluoride while further reducing the risk of developing fluorosis when compared to the previous recommendations.',
  ),
}

export const bereznicki2018 = {
  changes: passage(
    works.bereznicki2018,
    'Abstract',
    'Patient follow-up is essential to monitor the use and effects of night guards, and regardless of appliance type, unintended occlusal changes may result.',
  ),
}

export const loomansConsensus = {
  gentle: passage(
    works.loomans2017,
    atCopy('Summary'),
    'When such intervention is indicated and agreed upon with the patient, a conservative, minimally invasive approach is recommended, complemented by supportive preventive measures.',
  ),
  wishes: passage(
    works.loomans2017,
    atCopy('Summary'),
    'Management decisions are multifactorial, depending principally on the severity and effects of the wear and the wishes of the patient.',
  ),
  experts: passage(
    works.loomans2017,
    atCopy('Summary'),
    'This paper presents European expert consensus guidelines on the management of severe tooth wear.',
  ),
}
