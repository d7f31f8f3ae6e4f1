import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on the jaw and how the teeth meet say. */
export const busse2023 = {
  inFavor: passage(
    works.busse2023,
    'Abstract, Recommendations (1)',
    'strong recommendations in favour of cognitive behavioural therapy (CBT) with or without biofeedback or relaxation therapy, therapist-assisted mobilisation, … supervised jaw exercise and stretching …, and usual care (such as home exercises, stretching, reassurance, and education)',
  ),
  splints: passage(
    works.busse2023,
    'Abstract, Recommendations (3)',
    'conditional recommendations against reversible occlusal splints (alone or in combination with other interventions), arthrocentesis (alone or in combination with other interventions), …',
  ),
  pills: passage(
    works.busse2023,
    'Abstract, Recommendations (3)',
    '… acetaminophen (with or without muscle relaxants or NSAIDS), topical capsaicin, biofeedback, corticosteroid injection (with or without NSAIDS), benzodiazepines, and β blockers',
  ),
  strongAgainst: passage(
    works.busse2023,
    'Abstract, Recommendations (4)',
    'strong recommendations against irreversible oral splints, discectomy, and NSAIDS with opioids.',
  ),
}

export const manfredini2017 = {
  papers: passage(
    works.manfredini2017,
    'Summary',
    'The search accounted for 25 papers included in the review, 10 of which with multiple variable analysis.',
  ),
  fewLinks: passage(
    works.manfredini2017,
    'Summary',
    'Only two … of the almost forty occlusion features evaluated in the various studies were associated with TMD in the majority (e.g., at least 50%) of single variable analyses in patient populations.',
  ),
  noCause: passage(
    works.manfredini2017,
    'Summary',
    'Such association does not imply a causal relationship and may even have opposite implications than commonly believed (i.e., interferences being the result, and not the cause, of TMD).',
  ),
}

export const nhsTmd = {
  pills: passage(
    works.nhsTmd,
    atCopy('How to ease temporomandibular disorder (TMD) yourself'),
    'take paracetamol or ibuprofen',
  ),
  goesAway: passage(
    works.nhsTmd,
    atCopy('Introduction'),
    'It’s not usually serious and generally gets better on its own.',
  ),
  locking: passage(
    works.nhsTmd,
    atCopy('Urgent advice'),
    'you have difficulty opening your mouth fully or your jaw is locking',
  ),
  packs: passage(
    works.nhsTmd,
    atCopy('How to ease temporomandibular disorder (TMD) yourself'),
    'hold an ice pack or heat pack wrapped in a tea towel to the jaw, whichever feels better',
  ),
  softFood: passage(
    works.nhsTmd,
    atCopy('How to ease temporomandibular disorder (TMD) yourself'),
    'eat soft food, like pasta, omelettes and soup',
  ),
  teethApart: passage(
    works.nhsTmd,
    atCopy('How to ease temporomandibular disorder (TMD) yourself'),
    'do not clench your teeth – apart from when eating, your teeth should be apart',
  ),
}

export const nidcrTmd = {
  clicks: passage(
    works.nidcrTmd,
    atCopy('Treatment'),
    'Sounds without pain in the temporomandibular joints are normal, happen frequently, and do not need treatment.',
  ),
  permanentChanges: passage(
    works.nidcrTmd,
    atCopy('Treatment'),
    'Because evidence is lacking for the majority of TMD treatments, experts strongly recommend staying away from treatments that cause permanent changes to the jaw joints, teeth, or bite; or that involve surgery.',
  ),
}

export const rileySplints2020 = {
  veryLow: passage(
    works.rileySplints2020,
    'Abstract, Data synthesis',
    'Thirty-seven trials were included and the evidence identified was of very low certainty using GRADE assessments.',
  ),
  pain: passage(
    works.rileySplints2020,
    'Abstract, Data synthesis',
    'When all subtypes of TMD were pooled into one global TMD group, there was no evidence that splints reduced pain: SMD (up to 3 months) -0.18 (95% CI -0.42 to 0.06); 13 trials, 1,076 participants.',
  ),
  wear: passage(
    works.rileySplints2020,
    'Abstract, Data synthesis',
    'No trials measured tooth wear in patients with bruxism.',
  ),
  noWear: passage(
    works.rileySplints2020,
    'Abstract, Conclusions',
    'There is insufficient evidence to determine whether splints reduce tooth wear in patients with bruxism.',
  ),
}
