import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works say of how jaw trouble comes about, is examined and is treated. */
export const slade2013 = {
  domains: passage(
    works.slade2013,
    'Abstract',
    'Variables from the health status domain made the greatest contribution to TMD incidence, followed closely by psychological and clinical orofacial domains.',
  ),
  people: passage(
    works.slade2013,
    'Abstract',
    'The results represent first findings from the … prospective cohort study that monitored 2,737 men and women aged 18 to 44 years recruited at 4 U.S. study sites.',
  ),
}

export const greene2010 = {
  examination: passage(
    works.greene2010,
    atCopy('Recommendation 1'),
    'It is recommended that the differential diagnosis of TMDs or related orofacial pain conditions should be based primarily on information obtained from the patient’s history, clinical examination, and when indicated TMJ radiology or other imaging procedures.',
  ),
}

export const yao2023 = {
  certainty: passage(
    works.yao2023,
    'Abstract, Results',
    'Effects on pain for eight interventions were supported by high to moderate certainty evidence.',
  ),
}

export const pedroTmd = {
  mostEffective: passage(
    works.pedroTmd,
    'Results',
    'The three therapies probably most effective for pain relief were cognitive behavioural therapy augmented with biofeedback or relaxation therapy (risk difference for achieving the minimally important difference in pain relief: 36%, 95% CI 33 to 39), therapist-assisted jaw mobilisation …',
  ),
}

export const nhsPharmacyTmd = {
  mostEffective: passage(
    works.nhsPharmacyTmd,
    'Summary',
    'Review (153 RCTs; n=8713 included in network meta-analyses) found CBT augmented with biofeedback or relaxation therapy, therapist-assisted jaw mobilisation and manual trigger point therapy were probably most effective for pain relief in this population.',
  ),
  usualCare: passage(
    works.nhsPharmacyTmd,
    'Commentary',
    'Other findings included moderate to high certainty evidence that five interventions were less effective, yet more effective than placebo/sham procedures for pain relief: CBT, supervised postural exercise, supervised jaw exercise and stretching …, and usual care (such as home exercises, stretching, reassurance, self-massage, and education).',
  ),
}

export const adaReversibleJawCare = {
  reversible: passage(
    works.adaReversibleJawCare,
    'Text',
    'Therefore, management is generally conservative and includes reversible strategies such as patient education, medications, physical therapy and/or the use of occlusal appliances that do not alter the shape or position of the teeth or the alignment of the jaws.',
  ),
}

export const healthwiseJawSurgery = {
  lastResort: passage(
    works.healthwiseJawSurgery,
    'Key points to remember',
    'It is considered a last resort.',
  ),
  damage: passage(
    works.healthwiseJawSurgery,
    'Key points to remember',
    'If you have a disabling structural problem, bone surgery that creates more space within the TM joint may help, but it is risky.',
  ),
}

export const icoiAlendronate = {
  healing: passage(
    works.icoiAlendronate,
    'Alendronate sodium',
    'This means that after having a tooth extracted, a patient taking alendronate sodium medication may not heal properly after the extraction procedure.',
  ),
}
