import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const earnose: Condition = {
  id: 'earnose',
  shortName: 'Ear & Nose',
  typesOf: 'Ear & Nose Trouble',
  headingName: 'Ear and Nose Symptoms and the Jaw',
  heading:
    'When an ear rings or aches and looks healthy inside, the jaw joint next door may be worth a look.',
  kind: 'medical',
  description:
    'Ringing, earache, a full or plugged ear, dizziness and a blocked nose have many causes. Wax, infection, loud noise, allergy and age are among the usual ones. The jaw joint lies just in front of the ear, so pain from that joint can feel like pain in the ear. Bite and jaw alignment may play a part for some people with ear symptoms. For a blocked nose or sinus trouble we have no good reason to blame the bite.',
  image: {
    src: '/pictures/conditions/earnose.svg',
    alt: 'A woman in profile. The nose with its folds is drawn in, and the tube that leads from there to the middle ear, which is coral.',
    labels: [
      { text: 'Nose', at: [120, 180], to: [243, 265] },
      { text: 'Ear tube', at: [160, 440], to: [316, 267] },
      { text: 'Middle ear', at: [500, 90], to: [351, 248] },
    ],
  },
  types: [
    {
      type: 'Tinnitus',
      description:
        'You hear ringing, buzzing or hissing that no one else hears. Hearing loss is a common partner. In some people the sound changes when they move the jaw or the neck.',
    },
    {
      type: 'Earache with a healthy ear',
      description:
        'The ear hurts, yet the doctor finds no infection. The pain may come from the jaw joint, a tooth, the throat or the neck, so each of them should be checked.',
    },
    {
      type: 'Fullness and dizziness',
      description:
        'The ear feels plugged, or the room seems to spin or sway. Inner ear disorders such as Ménière disease can do this. The role of the jaw here is not settled.',
    },
    {
      type: 'Blocked nose and sinus pressure',
      description:
        'Swelling inside the nose makes breathing hard and can press on the cheeks and upper teeth. Colds, allergies or a bent wall inside the nose are usual causes. Treatment is medical.',
    },
  ],
  shortDescription1:
    'The jaw joint and the ear sit side by side and share some nerves. A review of 22 studies found ringing and jaw trouble together more often than by chance, but it said the evidence was weak. [2] A link of this kind does not show a cause.',
  shortDescription2:
    'Can jaw care calm the ringing? A review of 11 studies saw some relief, but the studies were of low quality. [6] We know of no good evidence that changing the bite stops ringing, dizzy spells or hearing loss. Nor does it open the nose.',
  symptoms: {
    nightTime: [
      'Ringing that seems louder once the house is quiet',
      'Breathing through the mouth because the nose is blocked',
      'An earache on the side where you clench or grind',
    ],
    dayTime: [
      'Buzzing that changes when you move the jaw',
      'A plugged feeling that does not clear with swallowing',
      'Clicking in front of the ear while you chew',
      'Pressure in the cheeks or around the nose',
      'Brief dizziness, or feeling unsteady on your feet',
    ],
    complications: [
      'Trouble with sleep and attention because of constant sound',
      'Worry or low mood when the ringing will not stop',
      'Falls, if dizziness is not looked into',
      'Dry mouth from long breathing through the mouth',
    ],
  },
  help: [
    'stroke',
    'headInjury',
    'buttonBattery',
    'suddenHeadache',
    'meningitis',
    'eyeOrEarSwelling',
    'nosebleed',
    'suicide',
    'suddenHearingLoss',
    'shingles',
    'oneSidedEarOrNose',
    'mouthSore',
    'lasting',
  ],
  selfCare: {
    do: [
      'Have your ears, hearing and nose examined, so that nothing is missed.',
      'Keep a soft sound near the bed, such as a fan, if ringing keeps you awake.',
      'Protect your ears where it is loud.',
      'Rinse a blocked nose with salt water made with distilled water, or water that was boiled and left to cool.',
      'If the jaw is sore: soft food for some days, and teeth apart between meals.',
    ],
    avoid: [
      'Cotton swabs or ear candles in the ear',
      'Nose sprays against swelling for more than three days in a row',
      'Pills and herbs sold against ringing: a guideline advises against them [3, 12]',
      'Ladders and driving while you are dizzy',
    ],
  },
  forSomePeople: {
    children:
      'The FDA warns against cough and cold medicine for children under 2. The makers say not under 4. [8, 10] A small child may push a button battery into the nose or an ear: see the danger signs.',
    pregnancy:
      'A stuffy nose is common in pregnancy. Try salt water first. Avoid decongestant pills in the first three months. [7, 11]',
    medicines:
      'High doses of aspirin, some antibiotics and some cancer drugs can bring on ringing. [1] Do not stop a medicine on your own. Ask if there is another one.',
    olderPeople:
      'Have your hearing tested if ringing begins, because the two often go together. [1] If you are dizzy, ask which of your medicines could add to it.',
  },
  tests:
    'A doctor looks into the ear and the nose. A hearing test follows when ringing lasts, is on one side or comes with hearing loss. A scan of the head is for ringing on one side, a beat like the pulse, or signs from the nerves. [3]',
  treatments: [
    'Ringing that bothers you: talking therapy (CBT), and a hearing aid check if you hear less [3]',
    'Sudden hearing loss: fast care, often with steroids in the first two weeks [4]',
    'Sinus infection in adults: time first. In most cases the guideline of 2025 says to watch and wait. [9] Salt water rinses and steroid sprays can bring relief. [5]',
    'Earache from the jaw: rest, exercises and less clenching, as for other jaw pain',
  ],
  causes:
    'Wax, infection, loud noise, age, allergy, some medicines and illness of the inner ear are common causes. [1] A bent wall or swollen lining can block the nose. Pain from the jaw joint, a back tooth or the neck can be felt in the ear.',
  howSure: {
    treatments: [
      {
        certainty: 'advice',
        text: 'a hearing test, CBT and a check for a hearing aid are the advice of a US guideline on ringing. [3]',
      },
      {
        certainty: 'advice',
        text: 'the guideline on sudden hearing loss says that doctors may offer steroids early. It is a choice, not a must. [4]',
      },
    ],
    known: [
      {
        certainty: 'weak',
        text: '22 studies found that ringing and jaw trouble go together. [2] That does not show why.',
      },
      {
        certainty: 'weak',
        text: '11 studies saw that ringing eased with splints and jaw moves. They were not of high quality. [6]',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can look at a sore jaw, with steps that can be undone. Some relief from ringing was seen with jaw exercises and splints. [6] That is care of the jaw. It was not a test of the bite.',
    cannot:
      'It cannot bring back hearing, end dizzy spells or open a blocked nose. It does not replace an ear exam or a hearing test. [3]',
  },
  seeAlso: ['tmd', 'throat'],
  sources: [
    works.nidcdTinnitus,
    works.bousema2018,
    works.tunkel2014,
    works.chandrasekhar2019,
    works.payne2025,
    works.michiels2019,
    works.dykewicz2020,
    works.fdaChildColdMedicine,
    works.entnetSinusitis,
    works.ismpChildColdMedicine,
    works.gpnotebookPregnancyRhinitis,
    works.hearingNewsTinnitus,
  ],
}
