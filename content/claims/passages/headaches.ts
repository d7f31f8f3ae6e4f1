import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on headaches say. */
export const niceHeadaches = {
  diary: passage(
    works.niceHeadaches,
    'Recommendation 1.1.4',
    'If a headache diary is used, ask the person to record the following for a minimum of 8 weeks: frequency, duration and severity of headaches …',
  ),
}

export const niceHeadachesQuality = {
  noScan: passage(
    works.niceHeadachesQuality,
    'Quality statement 3: Imaging',
    'People with tension-type headache or migraine are not referred for imaging if they do not have signs or symptoms of secondary headache.',
  ),
}

export const ichd2018 = {
  fromPills: passage(
    works.ichd2018,
    atCopy('8.2 Medication-overuse headache, Description'),
    'Headache occurring on 15 or more days per month developing as a consequence of regular overuse of acute or symptomatic headache medication (on 10 or more or 15 or more days per month, depending on the medication) for more than three months.',
  ),
  triptans: passage(
    works.ichd2018,
    atCopy('8.2 Medication-overuse headache, Subtypes'),
    'Regular intake of one or more triptans, in any formulation, on ≥10 days per month for >3 months.',
  ),
  plainPills: passage(
    works.ichd2018,
    atCopy('8.2 Medication-overuse headache, Subtypes'),
    'Regular intake of paracetamol on ≥15 days per month for >3 months.',
  ),
}

export const ichdFromTheJaw = {
  chewing: passage(
    works.ichd2018,
    '11.7 Headache attributed to temporomandibular disorder, criterion C2',
    'the headache is aggravated by jaw motion, jaw function (eg, chewing) and/or jaw parafunction (eg, bruxism)',
  ),
  pressing: passage(
    works.ichd2018,
    '11.7 Headache attributed to temporomandibular disorder, criterion C3',
    'the headache is provoked on physical examination by temporalis muscle palpation and/or passive movement of the jaw',
  ),
}

export const qaseem2025 = {
  triptan: passage(
    works.qaseem2025,
    'Abstract, Recommendation 1',
    'ACP recommends that clinicians add a triptan to a nonsteroidal anti-inflammatory drug to treat moderate to severe acute episodic migraine headache in outpatient settings for nonpregnant adults who do not respond adequately to a nonsteroidal anti-inflammatory drug (strong recommendation; …',
  ),
}

export const derry2015 = {
  ibuprofen: passage(
    works.derry2015,
    'Plain language summary',
    'This outcome was reported by 23 in 100 people taking ibuprofen 400 mg, and in 16 out of 100 taking placebo.',
  ),
}

export const yakkaphan2022 = {
  together: passage(
    works.yakkaphan2022,
    'Abstract, Result',
    'Pooled prevalence estimates from meta-analyses indicated similar rates of headaches in TMD patients and of TMD in headache patients (61.58%, 95% CI 45.26–76.66 and 59.42%, 95% CI 51.93–66.60, respectively).',
  ),
  differ: passage(
    works.yakkaphan2022,
    'Abstract, Result',
    'Meta-analyses revealed moderate-to-large heterogeneities across included studies.',
  ),
}

export const voss2024 = {
  together: passage(
    works.voss2024,
    'Abstract',
    'The co-occurrence of bruxism, temporomandibular disorders (TMDs), and headache is common in patients.',
  ),
  causes: passage(
    works.voss2024,
    'Abstract',
    'Determining causality is challenging because of the limited number of experimental and clinical studies conducted on this topic.',
  ),
}

export const goncalves2013 = {
  headacheDays: passage(
    works.goncalves2013,
    'Abstract, Results',
    'For the primary endpoint, in intention-to-treat (ITT) analyses (n = 94), propranolol and SS were associated with a nonsignificant reduction in the number of headache days, relative to all other groups.',
  ),
  other: passage(
    works.goncalves2013,
    'Abstract, Results',
    'The propranolol and SS group was significantly superior to the other groups on all other headache endpoints and in disability, in both ITT and PP analyses.',
  ),
}

export const oskoui2019 = {
  ibuprofen: passage(
    works.oskoui2019,
    'Abstract, Results',
    'There is evidence to support the efficacy of the use of ibuprofen, acetaminophen (in children and adolescents), and triptans (mainly in adolescents) for the relief of migraine pain, although confidence in the evidence varies between agents.',
  ),
}

export const ahrqHeadacheInPregnancy2020 = {
  topiramate: passage(
    works.ahrqHeadacheInPregnancy2020,
    'Main points',
    'A single primary study provided insufficient (direct) evidence to make conclusions about the harms of topiramate when used for preventing primary headache during pregnancy, but use during pregnancy outside the primary headache context (indirect evidence) suggests increased risk of fetal/child adverse effects.',
  ),
  valproate: passage(
    works.ahrqHeadacheInPregnancy2020,
    'Main points',
    'Indirect evidence also suggests that other antiepileptics, such as carbamazepine, gabapentin, and valproate may have similar adverse effect profiles, but lamotrigine may have a low risk of adverse effects.',
  ),
}
