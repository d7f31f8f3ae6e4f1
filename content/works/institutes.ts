import { webPage } from './work.ts'

const nih = (authors: string, title: string, address: string) =>
  webPage({
    authors,
    title,
    publishedIn: 'National Institutes of Health',
    url: `https://www.${address}`,
  })

/** Pages of the National Institutes of Health (NIH). */
export const institutes = {
  nciHeadAndNeckCancers: nih(
    'National Cancer Institute (NCI)',
    'Head and Neck Cancers',
    'cancer.gov/types/head-and-neck/head-neck-fact-sheet',
  ),
  nhlbiHeartAttackSymptoms: nih(
    'National Heart, Lung, and Blood Institute (NHLBI)',
    'Heart Attack: Symptoms',
    'nhlbi.nih.gov/health/heart-attack/symptoms',
  ),
  nhlbiInsomnia: nih(
    'National Heart, Lung, and Blood Institute (NHLBI)',
    'Insomnia',
    'nhlbi.nih.gov/health/insomnia',
  ),
  nhlbiSleepApnea: nih(
    'National Heart, Lung, and Blood Institute (NHLBI)',
    'Sleep Apnea',
    'nhlbi.nih.gov/health/sleep-apnea',
  ),
  nhlbiSleepApneaSymptoms: nih(
    'National Heart, Lung, and Blood Institute (NHLBI)',
    'Sleep Apnea: Symptoms',
    'nhlbi.nih.gov/health/sleep-apnea/symptoms',
  ),
  nhlbiSleepApneaTreatment: nih(
    'National Heart, Lung, and Blood Institute (NHLBI)',
    'Sleep Apnea: Treatment',
    'nhlbi.nih.gov/health/sleep-apnea/treatment',
  ),
  nhlbiSleepStudies: nih(
    'National Heart, Lung, and Blood Institute (NHLBI)',
    'Sleep Studies',
    'nhlbi.nih.gov/health/sleep-studies',
  ),
  niaDoctorsAppointment: nih(
    'National Institute on Aging (NIA)',
    'How to Prepare for a Doctor’s Appointment',
    'nia.nih.gov/health/medical-care-and-appointments/how-prepare-doctors-appointment',
  ),
  niaSleepAndOlderAdults: nih(
    'National Institute on Aging (NIA)',
    'Sleep and Older Adults',
    'nia.nih.gov/health/sleep/sleep-and-older-adults',
  ),
  niamsGiantCellArteritis: nih(
    'National Institute of Arthritis and Musculoskeletal and Skin Diseases (NIAMS)',
    'Giant Cell Arteritis',
    'niams.nih.gov/health-topics/giant-cell-arteritis',
  ),
  nidcdDysphagia: nih(
    'National Institute on Deafness and Other Communication Disorders (NIDCD)',
    'Dysphagia',
    'nidcd.nih.gov/health/dysphagia',
  ),
  nidcdHoarseness: nih(
    'National Institute on Deafness and Other Communication Disorders (NIDCD)',
    'Hoarseness',
    'nidcd.nih.gov/health/hoarseness',
  ),
  nidcdSuddenDeafness: nih(
    'National Institute on Deafness and Other Communication Disorders (NIDCD)',
    'Sudden Deafness',
    'nidcd.nih.gov/health/sudden-deafness',
  ),
  nidcdTinnitus: nih(
    'National Institute on Deafness and Other Communication Disorders (NIDCD)',
    'Tinnitus',
    'nidcd.nih.gov/health/tinnitus',
  ),
  nidcrGumDisease: nih(
    'National Institute of Dental and Craniofacial Research (NIDCR)',
    'Periodontal (Gum) Disease',
    'nidcr.nih.gov/health-info/gum-disease',
  ),
  nidcrOralCancer: nih(
    'National Institute of Dental and Craniofacial Research (NIDCR)',
    'Oral Cancer',
    'nidcr.nih.gov/health-info/oral-cancer',
  ),
  nidcrTmd: nih(
    'National Institute of Dental and Craniofacial Research (NIDCR)',
    'TMD (Temporomandibular Disorders)',
    'nidcr.nih.gov/health-info/tmd',
  ),
  niddkAcidReflux: nih(
    'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
    'Acid Reflux (GER & GERD) in Adults',
    'niddk.nih.gov/health-information/digestive-diseases/acid-reflux-ger-gerd-adults',
  ),
  niddkConstipation: nih(
    'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
    'Eating, Diet, & Nutrition for Constipation',
    'niddk.nih.gov/health-information/digestive-diseases/constipation/eating-diet-nutrition',
  ),
  niddkDiabetesAndGums: nih(
    'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
    'Diabetes, Gum Disease, & Other Dental Problems',
    'niddk.nih.gov/health-information/diabetes/overview/preventing-problems/gum-disease-dental-problems',
  ),
  nimhBipolarDisorder: nih(
    'National Institute of Mental Health (NIMH)',
    'Bipolar Disorder',
    'nimh.nih.gov/health/topics/bipolar-disorder',
  ),
  nindsMigraine: nih(
    'National Institute of Neurological Disorders and Stroke (NINDS)',
    'Migraine',
    'ninds.nih.gov/health-information/disorders/migraine',
  ),
  nindsTrigeminalNeuralgia: nih(
    'National Institute of Neurological Disorders and Stroke (NINDS)',
    'Trigeminal Neuralgia',
    'ninds.nih.gov/health-information/disorders/trigeminal-neuralgia',
  ),
}
