import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on hoarse voices and ringing in the ears say of tests, causes and treatments. */
export const laryngoscopy = {
  fourWeeks: passage(
    works.stachler2018,
    atCopy('Key action statement 4b'),
    'Clinicians should perform laryngoscopy, or refer to a clinician who can perform laryngoscopy, when dysphonia fails to resolve or improve within 4 weeks, or irrespective of duration if a serious underlying cause is suspected.',
  ),
  beforeRefluxPills: passage(
    works.stachler2018,
    atCopy('Key action statement on anti-reflux medication'),
    'Clinicians should NOT prescribe anti-reflux medications to treat isolated dysphonia, based on symptoms alone attributed to suspected gastroesophageal reflux disease (GERD) or laryngopharyngeal reflux (LPR), without visualization of the larynx.',
  ),
}

export const nidcdHoarseness = {
  threeWeeks: passage(
    works.nidcdHoarseness,
    atCopy('If my voice is hoarse, when should I see my doctor?'),
    'You should see your doctor if your voice has been hoarse for more than three weeks, especially if you haven’t had a cold or the flu.',
  ),
  voiceUse: passage(
    works.nidcdHoarseness,
    atCopy('Misusing or overusing your voice'),
    'Resting, reducing voice use, and drinking lots of water should help relieve hoarseness from misuse or overuse.',
  ),
  reflux: passage(
    works.nidcdHoarseness,
    atCopy('Gastroesophageal reflux (GERD)'),
    'GERD—commonly called heartburn—can cause hoarseness when stomach acid rises up the throat …',
  ),
}

export const swallowing = {
  exercises: passage(
    works.nidcdDysphagia,
    atCopy('How is dysphagia treated?'),
    'Treatment may involve muscle exercises to strengthen weak facial muscles or to improve coordination.',
  ),
  foods: passage(
    works.nidcdDysphagia,
    atCopy('How is dysphagia treated?'),
    'Preparing food in a certain way or avoiding certain foods may help other people.',
  ),
  test: passage(
    works.nhsDysphagia,
    atCopy('Diagnosis, Swallow test'),
    'A swallow test is usually carried out by a speech and language therapist (SLT) and can give a good initial assessment of your swallowing abilities.',
  ),
  xRay: passage(
    works.nhsDysphagia,
    atCopy('Diagnosis, Videofluoroscopy'),
    'It takes place in the X-ray department and provides a moving image of your swallowing in real time.',
  ),
}

export const tinnitusCare = {
  cbt: passage(
    works.tunkel2014,
    atCopy('Key action statement 9'),
    'Clinicians should recommend cognitive behavioural therapy to patients with persistent, bothersome tinnitus …',
  ),
}

export const australianPregnancyReflux = {
  common: passage(
    works.australianPregnancyReflux,
    '56.1 Background',
    'Reflux (heartburn) is very common antenatally.',
  ),
  throat: passage(
    works.australianPregnancyReflux,
    '56.1 Background',
    'Acid regurgitation may also reach the pharynx, resulting in a bitter or sour taste in the mouth.',
  ),
}
