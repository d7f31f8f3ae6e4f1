import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on sleep and breathing during sleep say. */
export const ramar2015 = {
  advises: passage(
    works.ramar2015,
    'Abstract, recommendation 3',
    'We recommend that sleep physicians consider prescription of oral appliances, rather than no treatment, for adult patients with obstructive sleep apnea who are intolerant of CPAP therapy or prefer alternate therapy. (STANDARD)',
  ),
}

export const edinger2021 = {
  cbtI: passage(
    works.edinger2021,
    'Abstract, Recommendations',
    'We recommend that clinicians use multicomponent cognitive behavioral therapy for insomnia for the treatment of chronic insomnia disorder in adults. (STRONG)',
  ),
  singleParts: passage(
    works.edinger2021,
    'Abstract, Recommendations',
    'We suggest that clinicians use stimulus control as a single-component therapy for the treatment of chronic insomnia disorder in adults. (CONDITIONAL)',
  ),
}

export const qaseem2016 = {
  cbtI: passage(
    works.qaseem2016,
    'Abstract, Recommendation 1',
    'ACP recommends that all adult patients receive cognitive behavioral therapy for insomnia (CBT-I) as the initial treatment for chronic insomnia disorder. (Grade: strong recommendation, moderate-quality evidence)',
  ),
  pills: passage(
    works.qaseem2016,
    'Abstract, Recommendation 2',
    'ACP recommends that clinicians use a shared decision-making approach, including a discussion of the benefits, harms, and costs of short-term use of medications, to decide whether to add pharmacological therapy in adults with chronic insomnia disorder in whom cognitive behavioral therapy for insomnia (CBT-I) alone was unsuccessful. (Grade: weak recommendation, low-quality evidence)',
  ),
}

export const macedo2007 = {
  trials: passage(works.macedo2007, 'Abstract, Main results', 'Five RCTs were included.'),
  noDifference: passage(
    works.macedo2007,
    'Abstract, Main results',
    'No statistically significant differences between the occlusal splint and control groups were found in the meta-analyses.',
  ),
  notEnough: passage(
    works.macedo2007,
    'Abstract, Authors’ conclusions',
    'There is not sufficient evidence to state that the occlusal splint is effective for treating sleep …',
  ),
}

export const malhotra2024 = {
  first: passage(
    works.malhotra2024,
    'Abstract, Results',
    'In trial 1, the mean change in AHI at week 52 was -25.3 events per hour … with tirzepatide and -5.3 events per hour … with placebo, for an estimated treatment difference of -20.0 events per hour …',
  ),
  second: passage(
    works.malhotra2024,
    'Abstract, Results',
    'In trial 2, the mean change in AHI at week 52 was -29.3 events per hour … with tirzepatide and -5.5 events per hour … with placebo, for an estimated treatment difference of -23.8 events per hour …',
  ),
}

export const kent2021 = {
  surgeon: passage(
    works.kent2021,
    atCopy('Recommendation 1'),
    'We recommend that clinicians discuss referral to a sleep surgeon with adults with OSA and BMI < 40 kg/m2 who are intolerant or unaccepting of PAP as part of a patient-oriented discussion of alternative treatment options.',
  ),
  weight: passage(
    works.kent2021,
    atCopy('Recommendation 2'),
    'We recommend that clinicians discuss referral to a bariatric surgeon with adults with OSA and obesity (class II/III, BMI ≥ 35) who are intolerant or unaccepting of PAP as part of a patient-oriented discussion of alternative treatment options.',
  ),
}

export const kapur2017 = {
  test: passage(
    works.kapur2017,
    atCopy('Recommendations'),
    'We recommend that clinical tools, questionnaires and prediction algorithms not be used to diagnose OSA in adults, in the absence of polysomnography or home sleep apnea testing. (Strong)',
  ),
  lab: passage(
    works.kapur2017,
    atCopy('Recommendations'),
    'We recommend that polysomnography, rather than home sleep apnea testing, be used for the diagnosis of OSA in patients with significant cardiorespiratory disease, …, chronic opioid medication use, history of stroke or severe insomnia. (Strong)',
  ),
}
