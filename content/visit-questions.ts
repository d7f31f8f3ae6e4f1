/** Up to four questions for a visit, by the id of the medical page. */
export const conditionQuestions: Readonly<Record<string, readonly string[]>> = {
  neck: [
    'Does my neck pain come from muscles, joints or a nerve?',
    'Which movements help, and which should I avoid?',
    'Is it worth having my jaw checked too?',
  ],
  shoulder: [
    'Does the pain start in the shoulder, or does it come from elsewhere?',
    'Which exercises should I do, and how often?',
    'How should I lie at night?',
  ],
  earnose: [
    'Is my ear healthy inside, and how is my hearing?',
    'Could the jaw joint, a tooth or the neck be behind this?',
    'What helps me to live with the sound?',
  ],
  throat: [
    'Should somebody look at my vocal cords?',
    'Could reflux, a medicine or my work be the reason?',
    'Would voice or swallowing therapy help me?',
  ],
  facial: [
    'Is this pain from a tooth, a muscle, the joint or a nerve?',
    'What should be ruled out before any tooth is treated?',
    'Which medicine fits this kind of pain?',
  ],
  tmd: [
    'Which part hurts: the muscles, the joint or both?',
    'Which exercises should I do at home?',
    'If you suggest a splint: what should it do, and when does it end?',
    'Would any treatment change my teeth or my bite for good?',
  ],
  sleepApnea: [
    'Do I need a sleep test, and can I do it at home?',
    'Which is best for me: CPAP, a mouth appliance or something else?',
    'May I drive until this is treated?',
    'How will we know that the treatment works?',
  ],
  insomnia: [
    'Could a medicine, pain or sleep apnea be keeping me awake?',
    'Where can I get CBT-I, in person or online?',
    'If I take sleeping pills: for how long, and how do I stop?',
  ],
  digestion: [
    'Could one of my medicines upset my stomach?',
    'Do I need a test for reflux, an ulcer or an infection?',
    'Would better chewing help, and who can check my teeth?',
  ],
  dental: [
    'Where does the acid come from in my case?',
    'Which drinks or habits should I change first?',
    'Which toothpaste or rinse protects my teeth?',
    'How will you watch if the wear goes on?',
  ],
  jaw: [
    'Is my click harmless, or does it need treatment?',
    'Which exercises should I do at home?',
    'Would any treatment change my teeth or my bite for good?',
  ],
  gum: [
    'Do I have gum disease, or has the gum receded for another reason?',
    'How should I brush and clean between my teeth?',
    'Does this spot need treatment, or only watching?',
  ],
  tooth: [
    'How deep is the crack, and can the tooth be kept?',
    'What are my choices, and what does each cost?',
    'Would a night guard protect the repair?',
  ],
  headache: [
    'Which kind of headache do I have, and do I have more than one?',
    'How many days a month may I take this pill?',
    'Would a medicine that prevents attacks help me?',
    'Is it worth having my jaw checked too?',
  ],
  'clenching-and-grinding': [
    'What shows that I clench or grind now, and not years ago?',
    'Do my teeth need a guard, and what should it do?',
    'Could one of my medicines be behind it?',
    'How will you watch if the wear goes on?',
  ],
  craze: [
    'Are these only craze lines, or is there a deeper crack?',
    'Do they need treatment, or only watching?',
    'Could a night guard help in my case?',
  ],
}
