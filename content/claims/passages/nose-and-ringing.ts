import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on a blocked nose, sinus infections and the causes of ringing say. */
export const nidcdTinnitus = {
  wax: passage(
    works.nidcdTinnitus,
    atCopy('What causes tinnitus?'),
    'Something as simple as a piece of earwax blocking the ear canal can cause tinnitus.',
  ),
  hearing: passage(
    works.nidcdTinnitus,
    atCopy('What causes tinnitus?'),
    'Tinnitus is sometimes the first sign of hearing loss in older people.',
  ),
  medicines: passage(
    works.nidcdTinnitus,
    atCopy('What causes tinnitus?'),
    'It also can be a side effect of medications.',
  ),
}

export const entnetSinusitis = {
  wait: passage(
    works.entnetSinusitis,
    'What’s New',
    '… expanding ‘watchful waiting’ as the preferred initial approach for most bacterial sinus infections, since most people get better on their own.',
  ),
}

export const ismpChildColdMedicine = {
  under2: passage(
    works.ismpChildColdMedicine,
    'Second paragraph',
    'In fact, the US Food and Drug Administration (FDA) does not recommend OTC cough and cold medicines for children younger than 2 years of age.',
  ),
  under4: passage(
    works.ismpChildColdMedicine,
    'Second paragraph',
    'Furthermore, manufacturers voluntarily include the statement, “Do not use in children under 4 years of age,” on the labels of these cough and cold products.',
  ),
}

export const gpnotebookPregnancyRhinitis = {
  common: passage(
    works.gpnotebookPregnancyRhinitis,
    'First paragraph',
    'Nasal congestion is a common companion to pregnancy, with pregnancy rhinitis, … occurring in roughly one in five pregnancies',
  ),
  saltWater: passage(
    works.gpnotebookPregnancyRhinitis,
    'Management options',
    'intranasal saline instillation is a low risk and often effective intervention, …',
  ),
  pills: passage(
    works.gpnotebookPregnancyRhinitis,
    'Management options',
    'systemic corticosteroids and oral decongestants should not be used',
  ),
}

export const hearingNewsTinnitus = {
  supplements: passage(
    works.hearingNewsTinnitus,
    'List of what the guideline advises against',
    'The guideline advises against: the use of ginkgo biloba, melatonin, zinc, and other dietary supplements; …',
  ),
}
