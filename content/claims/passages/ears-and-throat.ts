import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on ears, nose and throat say. */
export const tunkel2014 = {
  hearingTest: passage(
    works.tunkel2014,
    atCopy('Key action statement 2a'),
    'Clinicians should obtain a prompt, comprehensive audiologic examination in patients with tinnitus that is unilateral, persistent (≥6 months), or associated with hearing difficulties.',
  ),
  imaging: passage(
    works.tunkel2014,
    atCopy('Key action statement 3'),
    'Clinicians should NOT obtain imaging studies of the head and neck in patients with tinnitus, specifically to evaluate the tinnitus, unless they have one or more of the following: tinnitus that localizes to one ear, pulsatile tinnitus, focal neurologic abnormalities, or asymmetric hearing loss.',
  ),
  hearingAid: passage(
    works.tunkel2014,
    atCopy('Key action statement 7'),
    'Clinicians should recommend a hearing aid evaluation for patients with hearing loss and persistent, bothersome tinnitus.',
  ),
}

export const stachler2018 = {
  voiceTherapy: passage(
    works.stachler2018,
    'Abstract, Action statements',
    'Clinicians should advocate voice therapy for patients with dysphonia from a cause amenable to voice therapy.',
  ),
  medicines: passage(
    works.stachler2018,
    atCopy('Medication side effects'),
    'While many medications have dysphonia as a potential side effect, inhaled steroids and drying agents (eg, anticholinergics, antihistamines, decongestants, and antihypertensives) are most closely linked to dysphonia.',
  ),
}

export const bousema2018 = {
  studies: passage(
    works.bousema2018,
    'Abstract',
    'Twice, two studies were based on the same data set; consequently, 22 studies were included in the meta-analysis.',
  ),
  weak: passage(
    works.bousema2018,
    'Abstract',
    'There is weak evidence for an association between subjective tinnitus and CSD and a bidirectional association between tinnitus and TMD.',
  ),
}

export const michiels2019 = {
  effect: passage(
    works.michiels2019,
    'Abstract, Results',
    'These studies showed an overall positive effect of the combination of splint therapy and exercise treatment on tinnitus severity and intensity …',
  ),
}

export const lee2012 = {
  notSettled: passage(
    works.lee2012,
    'Abstract',
    'Furthermore, due to the uncertain etiology of globus, it remains difficult to establish standard investigation and treatment strategies for affected patients.',
  ),
  look: passage(
    works.lee2012,
    'Abstract',
    'As a first step for managing globus, careful history taking and nasolaryngoscopy are essential.',
  ),
  reflux: passage(
    works.lee2012,
    'Abstract',
    'Given the benign nature of the condition and the recent notion that gastroesophageal reflux disease is a major cause of globus, empirical therapy with a high dose of proton pump inhibitors is reasonable for patients with typical globus.',
  ),
}

export const nhsShortnessOfBreath = {
  lyingDown: passage(
    works.nhsShortnessOfBreath,
    atCopy('See a GP if'),
    'your shortness of breath gets worse when you’ve been doing your normal activities, or when you lie down',
  ),
  ankles: passage(
    works.nhsShortnessOfBreath,
    atCopy('See a GP if'),
    'you feel short of breath and have swollen ankles',
  ),
}
