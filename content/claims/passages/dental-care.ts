import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on cracked and injured teeth, and on dental care in pregnancy, with blood thinners or with bone medicine, say. */
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
  accidentScene: passage(
    works.fouad2020,
    atCopy('1 Introduction'),
    'Numerous studies have shown that this injury is one of the most serious dental injuries, and the prognosis is very much dependent on the actions taken at the place of accident and promptly following the avulsion.',
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
  replantation: passage(
    works.fouad2020,
    atCopy('1 Introduction'),
    'Replantation is, in most situations, the treatment of choice but cannot always be carried out immediately.',
  ),
}

export const martinez2015 = {
  keepTaking: passage(
    works.martinez2015,
    'Abstract',
    'Patients on vitamin K antagonists, new direct anticoagulants or antiplatelet agents having dental interventions with low-risk for bleeding do not need interruption of anticoagulation.',
  ),
}

export const boneMedicine = {
  exposedBone: passage(
    works.sdcepBoneMedicine,
    'Initial management, Key recommendation',
    'reporting any symptoms such as exposed bone, loose teeth, non-healing sores or lesions, pus or discharge, tingling, numbness or altered sensations, pain or swelling as soon as possible',
  ),
  healing: passage(
    works.leedsBoneMedicine,
    'What is MRONJ?; Having a tooth removed',
    'One of the side-effects of these drugs is the way it affects jaw bone healing leading to a condition called Medication Related Osteonecrosis of the Jaw (MRONJ) … Most cases of MRONJ occur after a dental extraction.',
  ),
}
