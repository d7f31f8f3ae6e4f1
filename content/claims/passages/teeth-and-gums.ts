import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on teeth and gums say. */
export const fan2018 = {
  noStart: passage(
    works.fan2018,
    'Abstract, Findings',
    'Investigations have generally agreed that occlusal trauma and excessive occlusal forces do not initiate periodontitis or loss of connective tissue attachment.',
  ),
  faster: passage(
    works.fan2018,
    'Abstract, Findings',
    'When plaque-induced periodontitis and occlusal trauma are present at the same time, there is weak evidence that the occlusal trauma may increase the rate of connective tissue loss.',
  ),
  comfort: passage(
    works.fan2018,
    'Abstract, Findings',
    'Occlusal therapy is indicated as part of periodontal therapy to reduce mobility and increase patient comfort and masticatory function.',
  ),
}

export const carvalho2015 = {
  chemicalMechanical: passage(
    works.carvalho2015,
    'Abstract, Results',
    'ETW is a chemical-mechanical process resulting in a cumulative loss of hard dental tissue not caused by bacteria, …',
  ),
  factors: passage(
    works.carvalho2015,
    'Abstract, Results',
    'Regarding the etiology, patient-related factors include the pre-disposition to erosion, reflux, vomiting, drinking and eating habits, as well as medications and dietary supplements.',
  ),
  prevention: passage(
    works.carvalho2015,
    'Abstract, Results',
    'Preventive management of ETW aims at reducing or stopping the progression of the lesions.',
  ),
}

export const loomans2017 = {
  delay: passage(
    works.loomans2017,
    'Summary',
    'Restorative intervention is typically best delayed as long as possible.',
  ),
}

export const hilton2017 = {
  clenching: passage(
    works.hilton2017,
    'Abstract, Results',
    'Characteristics positively associated with cracked tooth symptoms, after adjusting for demographics, included patients who clenched, ground, or pressed their teeth together (OR, 1.30; 95% confidence interval [CI], 1.12-1.50), …, teeth with a wear facet through enamel (OR, 1.22; …)',
  ),
  teeth: passage(
    works.hilton2017,
    'Abstract, Methods',
    '… they enrolled 2,975 cracked teeth from 209 practitioners.',
  ),
}

export const funkhouser2022 = {
  people: passage(
    works.funkhouser2022,
    'Abstract, Results',
    '209 practitioners enrolled 2,858 patients, each with a visible crack on a posterior tooth; 2,601 (91%) patients attended at least one recall visit.',
  ),
  fewHurt: passage(
    works.funkhouser2022,
    'Abstract, Results',
    'Few teeth developed biting or spontaneous pain (4–8%) and 44–67% of these had pain resolution …',
  ),
}

export const lubisich2010 = {
  dearth: passage(
    works.lubisich2010,
    'Abstract',
    'Although cracked teeth are a common problem for patients and dentists, there is a dearth of evidence-based guidelines on how to prevent, diagnose, and treat cracks in teeth.',
  ),
}

export const bae2015 = {
  trials: passage(
    works.bae2015,
    'Abstract, Results',
    'Out of the 626 articles searched, a total of 31 randomized controlled clinical trials were included.',
  ),
  helped: passage(
    works.bae2015,
    'Abstract, Conclusions',
    '… there is sufficient evidence to support the use of potassium-, stannous fluoride-, … and arginine-containing desensitizing toothpastes for dentin hypersensitivity, but not the use of strontium-containing desensitizing toothpaste.',
  ),
}

export const nota2022 = {
  studies: passage(
    works.nota2022,
    'Abstract',
    '… after application of the inclusion criteria irrelevant studies were excluded, and 5 studies were finally included in this review.',
  ),
  links: passage(
    works.nota2022,
    'Abstract',
    'It was possible to observe the presence of some associations between the two problems (reflux and GERD) and hypothesize negative effects on tooth wear.',
  ),
}

export const nhsDentalAbscess = {
  pills: passage(
    works.nhsDentalAbscess,
    atCopy('Things you can do'),
    'take painkillers, such as ibuprofen or paracetamol (children under 16 should not take aspirin)',
  ),
  hotAndCold: passage(
    works.nhsDentalAbscess,
    atCopy('Things you can do'),
    'avoid having sugary, or very hot or cold, foods and drinks',
  ),
}
