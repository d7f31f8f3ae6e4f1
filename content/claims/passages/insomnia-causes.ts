import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on the causes and tests of insomnia say. */
export const nhlbiInsomnia = {
  diary: passage(
    works.nhlbiInsomnia,
    'Overview, in an earlier version of the page',
    'To diagnose insomnia, your doctor may ask about your sleep habits and ask you to keep a sleep diary.',
  ),
  stress: passage(
    works.nhlbiInsomnia,
    'Risk factors, in an earlier version of the page',
    'Stress or worrying about school or work, relationships, money, or the death of a loved one raises the risk of insomnia.',
  ),
  medicines: passage(
    works.nhlbiInsomnia,
    'What Causes Insomnia?, in an earlier version of the page',
    'For example, certain asthma medicines, such as theophylline, and some allergy and cold medicines can cause insomnia.',
  ),
  heartMedicines: passage(
    works.nhlbiInsomnia,
    'What Causes Insomnia?, in an earlier version of the page',
    'Beta blockers also can cause the condition.',
  ),
}

export const mayoInsomnia = {
  diary: passage(
    works.mayoInsomnia,
    'Diagnosis, in the version of October 15, 2016',
    'You may also be asked to keep a sleep diary for a couple of weeks.',
  ),
  bloodTest: passage(
    works.mayoInsomnia,
    'Diagnosis, in the version of October 15, 2016',
    'Occasionally, a blood test may be done to check for thyroid problems or other conditions that may be associated with poor sleep.',
  ),
  sleepStudy: passage(
    works.mayoInsomnia,
    'Diagnosis, in the version of October 15, 2016',
    'If the cause of your insomnia isn’t clear, or you have signs of another sleep disorder, such as sleep apnea or restless legs syndrome, you may need to spend a night at a sleep center.',
  ),
}

export const medlinePlusInsomnia = {
  underlying: passage(
    works.medlinePlusInsomnia,
    atCopy('Summary'),
    'If your insomnia is the symptom or side effect of another problem, it’s important to treat that problem (if possible).',
  ),
}

export const kyle2014 = {
  sleepiness: passage(
    works.kyle2014,
    'Abstract, Measurement and results',
    'During SRT, PVT lapses were significantly increased from baseline (…), returning to baseline levels by 3 mo (P = 0.43).',
  ),
}
