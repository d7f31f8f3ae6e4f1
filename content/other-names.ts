/** By the id of a medical page: other names of its subject, and other things it covers. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  neck: ['Stiff neck', 'Whiplash'],
  shoulder: ['Frozen shoulder', 'Rotator cuff'],
  earnose: ['Dizziness', 'Earache', 'Ringing in the ears', 'Sinus pressure', 'Tinnitus'],
  throat: ['Globus', 'Hoarseness', 'Lump in the throat'],
  facial: ['Face pain', 'Trigeminal neuralgia'],
  tmd: ['Jaw joint disorder', 'Temporomandibular disorders', 'TMJ'],
  sleepApnea: ['Apnea', 'Apnoea', 'Snoring'],
  insomnia: ['Sleeplessness'],
  digestion: ['Bloating', 'GERD', 'Heartburn', 'Indigestion', 'Irritable bowel (IBS)', 'Reflux'],
  dental: ['Acid wear', 'Dental erosion', 'Worn teeth'],
  jaw: ['Clicking jaw', 'Locked jaw'],
  gum: ['Gum disease', 'Receding gums'],
  tooth: ['Broken tooth', 'Chipped tooth', 'Cracked tooth'],
  craze: ['Cracks in the enamel', 'Hairline cracks'],
  headache: ['Cluster headache', 'Medication overuse headache', 'Migraine', 'Tension headache'],
  'clenching-and-grinding': ['Bruxism', 'Grinding of the teeth', 'Night guard', 'Teeth grinding'],
}
