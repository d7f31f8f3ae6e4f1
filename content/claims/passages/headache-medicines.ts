import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on medicines against headache say. */
export const nihrParacetamol = {
  painFree: passage(
    works.nihrParacetamol,
    'Summary',
    'A Cochrane review found that 24 out of 100 people who took paracetamol for regular tension-type headaches were pain free at two hours, compared with 19 out of 100 who took an inactive placebo.',
  ),
}

export const loder2013 = {
  opioids: passage(
    works.loder2013,
    atCopy('Abstract, item 4'),
    '… don’t prescribe opioid- or butalbital-containing medications as a first-line treatment for recurrent headache disorders; …',
  ),
}

export const niceClusterHeadache = {
  oxygen: passage(
    works.niceHeadaches,
    'Information for the public, Treatments for cluster headache',
    'Your healthcare professional should offer you oxygen and/or a triptan to help relieve your cluster headache.',
  ),
  howTaken: passage(
    works.niceHeadaches,
    'Information for the public, Treatments for cluster headache',
    'The triptan comes either as an injection that you can give yourself or in a nasal spray.',
  ),
  opioids: passage(
    works.niceHeadaches,
    'Information for the public, Treatments for cluster headache',
    'You should not be offered paracetamol, an NSAID, an opioid, an ergot or a triptan in tablet or capsule form to help relieve cluster headache.',
  ),
}

export const mayoPainPillHeadache = {
  worseFirst: passage(
    works.mayoPainPillHeadache,
    'Treatment, Breaking the cycle',
    'When you stop your medicine, expect headaches to get worse before they get better.',
  ),
  stop: passage(
    works.mayoPainPillHeadache,
    'Treatment',
    'To break the cycle of medication overuse headaches, you’ll need to stop or cut down on pain medicine.',
  ),
}

export const nindsMigraine = {
  inherited: passage(
    works.nindsMigraine,
    'What is migraine?, in the version of 2009',
    'Investigators now believe that migraine is caused by inherited abnormalities in genes that control the activities of certain cell populations in the brain.',
  ),
  prevention: passage(
    works.nindsMigraine,
    'Is there any treatment?, in the version of 2009',
    'There are two ways to approach the treatment of migraine headache with drugs: prevent the attacks, or relieve the symptoms during the attacks.',
  ),
}

export const macgregor2013 = {
  aura: passage(
    works.macgregor2013,
    'Abstract',
    'Migraine with aura, but not migraine without aura, is associated with a twofold increased risk of ischemic stroke, although the absolute risk is very low in healthy, nonsmoking women.',
  ),
  estrogen: passage(
    works.macgregor2013,
    'Abstract',
    'Although ethinylestradiol has been associated with increased risk of ischemic stroke, the risk is dose-dependent.',
  ),
}

export const nhsReyeSyndrome = {
  aspirin: passage(
    works.nhsReyeSyndrome,
    atCopy('Preventing Reye’s syndrome'),
    '… aspirin should only be given to children under 16 on the advice of a doctor when it’s felt the potential benefits outweigh the risks.',
  ),
}

export const healthierTogetherHeadaches = {
  paracetamol: passage(
    works.healthierTogetherHeadaches,
    'First paragraph',
    'Try taking paracetamol at home; it is safe to take 2x 500mg tablets (1g) of paracetamol every 4 to 6 hours, not exceeding 4g in 24 hours.',
  ),
}

export const acpMigraineNews = {
  early: passage(
    works.acpMigraineNews,
    'Paragraph on guidance to clinicians',
    'ACP also provides guidance to clinicians to consider counseling nonpregnant adults to begin treatment for acute migraine headache as soon as possible after its onset by utilizing combination therapy: a triptan with an NSAID or a triptan with acetaminophen.',
  ),
}
