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

export const aaeCrackedToothCode2008 = {
  crazeCauses: passage(
    works.aaeCrackedToothCode2008,
    atCopy('Bonus material A, table, row “Etiologies”, column “Craze line”'),
    'Occlusal forces, thermocycling',
  ),
  crazeTests: passage(
    works.aaeCrackedToothCode2008,
    atCopy('Bonus material A, table, row “Identification”, column “Craze line”'),
    'Direct visualization, transillumination',
  ),
  cuspPain: passage(
    works.aaeCrackedToothCode2008,
    atCopy('Bonus material A, table, row “Symptoms”, column “Fractured cusp”'),
    'Sharp pain with mastication and with cold',
  ),
  crackCauses: passage(
    works.aaeCrackedToothCode2008,
    atCopy('Bonus material A, table, row “Etiologies”, column “Cracked tooth”'),
    'Damaging habits, weakened tooth structure',
  ),
  crackTests: passage(
    works.aaeCrackedToothCode2008,
    atCopy('Bonus material A, table, row “Identification”, column “Cracked tooth”'),
    'Biting, remove restoration',
  ),
}

export const adaPregnancy = {
  safe: passage(
    works.adaPregnancy,
    'Introduction',
    'Oral health care, including having dental radiographs taken and being given local anesthesia, is safe at any point during pregnancy.',
  ),
  gums: passage(
    works.adaPregnancy,
    'Oral health conditions during pregnancy',
    'Gingivitis may result from hormonal changes that exaggerate the response to bacteria in the gum tissue',
  ),
}

export const dentalTrauma = {
  babyTeeth: passage(
    works.dentalTraumaGuideBabyTeeth,
    'Treatment',
    'It is not recommended to replant avulsed primary teeth.',
  ),
  avulsionConsensus: passage(
    works.fouad2020,
    atCopy('Abstract'),
    'In cases where the published data did not appear conclusive, recommendations were based on consensus opinions or majority decisions of the working group.',
  ),
  fractureConsensus: passage(
    works.bourguignon2020,
    atCopy('Abstract'),
    'In cases where the published data did not appear conclusive, recommendations were based on the consensus opinions of the working group.',
  ),
}

export const martinez2015 = {
  keepTaking: passage(
    works.martinez2015,
    'Abstract',
    'Patients on vitamin K antagonists, new direct anticoagulants or antiplatelet agents having dental interventions with low-risk for bleeding do not need interruption of anticoagulation.',
  ),
}

export const imber2021 = {
  careFirst: passage(
    works.imber2021,
    atCopy('Abstract'),
    'Non-surgical treatment options for gingival recession defects include establishment of optimal plaque control, removal of overhanging subgingival restorations, behaviour change interventions, and use of desensitising agents.',
  ),
  graft: passage(
    works.imber2021,
    atCopy('Abstract'),
    'In cases where a surgical approach is indicated, coronally advanced flap and tunnelling procedures combined with a connective tissue graft are considered the most predictable treatment options for single and multiple recession defects.',
  ),
}

export const kassab2003 = {
  factors: passage(
    works.kassab2003,
    atCopy('Abstract, Types of studies reviewed'),
    'The authors reviewed cross-sectional epidemiologic studies of gingival recession and found that they correlated the prevalence of recession to trauma, sex, malpositioned teeth, inflammation and tobacco consumption.',
  ),
  age: passage(
    works.kassab2003,
    atCopy('Abstract, Types of studies reviewed'),
    'The presence and extent of gingival recession also increased with age.',
  ),
}

export const mesko2016 = {
  failures: passage(
    works.mesko2016,
    atCopy('Abstract, Results'),
    'AFR ranged from 0.4% (microhybrid) to 26.3% (microfilled) for direct resin composite, 0% to 14.9% for indirect resin composite and 2.7% for porcelain veneers.',
  ),
  weak: passage(
    works.mesko2016,
    atCopy('Abstract, Conclusion'),
    'There is no strong evidence to suggest that any material is better than another.',
  ),
}

export const nidcrGumDisease = {
  cleaning: passage(
    works.nidcrGumDisease,
    atCopy('Treatment, in the words of the institute’s older page for seniors'),
    'Scaling means scraping off the tartar from above and below the gum line.',
  ),
  tests: passage(
    works.nidcrGumDisease,
    atCopy('Diagnosis, in the words of the institute’s older page for seniors'),
    'use a tiny ruler called a ‘probe’ to check for and measure any periodontal pockets. … take an x-ray to see whether there is any bone loss.',
  ),
}

export const rajapakse2007 = {
  disagree: passage(
    works.rajapakse2007,
    'Abstract, Results',
    'Of the remaining 17 observational studies, two concluded that there appeared to be no relationship between tooth brushing frequency and gingival recession. Eight studies reported a positive association …',
  ),
}

export const vantSpijker2009 = {
  severe: passage(
    works.vantSpijker2009,
    'Abstract, Conclusion',
    'The predicted percentage of adults presenting with severe tooth wear increases from 3% at the age of 20 years to 17% at the age of 70 years.',
  ),
}

export const adaChildToothpaste2014 = {
  amounts: passage(
    works.adaChildToothpaste2014,
    atCopy('Recommendations'),
    'For children younger than 3 years, caregivers should begin brushing children’s teeth as soon as they begin to come into the mouth by using fluoride toothpaste in an amount no more than a smear or the size of a grain of rice. For children 3 to 6 years of age, caregivers should dispense no more than a pea-sized amount of fluoride toothpaste.',
  ),
  fluorosis: passage(
    works.adaChildToothpaste2014,
    atCopy('Recommendations'),
    'This regimen is intended to maximize the caries-preventive benefits of fluoride while further reducing the risk of developing fluorosis when compared to the previous recommendations.',
  ),
}

export const bereznicki2018 = {
  changes: passage(
    works.bereznicki2018,
    'Abstract',
    'Patient follow-up is essential to monitor the use and effects of night guards, and regardless of appliance type, unintended occlusal changes may result.',
  ),
}
