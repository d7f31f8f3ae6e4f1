import { works } from '../works/works.ts'
import { type DangerSign, signsOf } from './danger-sign.ts'

const sign = signsOf('soon')

/** Make an appointment. */
export const soonSigns = {
  biteChange: sign(
    'Bite that has changed, or mouth that opens less',
    'A bite that has changed, or a mouth that opens less each week.',
    works.medlinePlusTmd,
  ),
  bitingPain: sign(
    'Sharp pain as you bite',
    'Sharp pain as you bite or let go, or cold pain that lingers. Ask for a visit this week.',
    works.aaeCrackedToothCode2008,
  ),
  breathingPauses: sign(
    'Pauses in breathing, or loud snoring and sleepy days',
    'Pauses in breathing that someone hears, or loud snoring with sleepiness by day. A child who often snores needs a doctor too.',
    works.nhlbiSleepApnea,
  ),
  cancerSigns: sign(
    'Pain night after night (neck or back pain with cancer: today)',
    'Pain that wakes you night after night, weight loss without a reason, or any pain if you have or had cancer. Ask for a visit this week. With cancer, now or before, see a doctor today about neck or back pain.',
    works.verhagen2016,
    works.rnohSpinalCord,
  ),
  electricShocks: sign(
    'Electric shocks in the face, or a new lump',
    'Short electric shocks in the face, or a new lump.',
    works.nindsTrigeminalNeuralgia,
    works.medlinePlusHeadAndNeckCancer,
  ),
  changedHeadache: sign(
    'Headache that keeps getting worse or has changed',
    'A headache that keeps getting worse, has changed its pattern, or comes when you cough or strain. With cancer or a weak immune system, ask for a visit this week about any new headache.',
    works.do2019,
  ),
  exposedBone: sign(
    'Bare bone in the mouth after bone medicine or radiation',
    'Bone that shows in the mouth, or a socket that does not heal, if you take medicine for your bones or for cancer, or had radiation to the jaw. Ask for a visit this week.',
    works.sdcepBoneMedicine,
  ),
  foodSticks: sign(
    'Food that sticks or hurts going down',
    'Food that sticks or hurts on its way down, even now and then. Ask for a visit this week.',
    works.medlinePlusEsophagealCancer,
  ),
  hoarseness: sign(
    'Hoarse for more than 3 weeks',
    'A hoarse voice for more than 3 weeks, or sooner if you smoke.',
    works.cancerResearchUkLarynx,
  ),
  /** A rule of thumb for any symptom, so it has no source. */
  lasting: sign(
    'Symptoms for weeks',
    'Symptoms that have lasted a few weeks, keep coming back, or get in the way of sleep, eating or work.',
  ),
  looseTooth: sign(
    'Tooth that is getting loose',
    'A tooth that is slowly getting loose or drifting. Ask for a visit this week.',
    works.medlinePlusToothDisorders,
  ),
  lowMoodAroundBirth: sign(
    'Low mood in pregnancy or after a birth',
    'In pregnancy or after a birth: sadness, worry or emptiness for more than 2 weeks. It is common, it is an illness, and treatment helps.',
    works.medlinePlusPostpartumDepression,
  ),
  mouthSore: sign(
    'Sore or lump not healed in 2 weeks',
    'A lump in the neck, or a sore, lump or patch in the mouth that has not healed in 2 weeks.',
    works.nidcrOralCancer,
    works.medlinePlusOralCancer,
  ),
  oftenVomiting: sign(
    'Vomiting often',
    'Vomiting often, whatever the reason. An eating disorder is an illness, and help exists.',
    works.medlinePlusEatingDisorders,
  ),
  oftenPainPills: sign(
    'Headache pills on 10 or more days a month',
    'Headache pills on 10 or more days a month, for 3 months. The pills can keep the headache going. Do not stop opioids on your own.',
    works.ichd2018,
  ),
  oneSidedEarOrNose: sign(
    'Ringing in one ear only, or one side of the nose blocked',
    'Ringing in one ear only or in time with the pulse, or a nose that is blocked or bleeds on one side.',
    works.tunkel2014,
  ),
  weeklyReflux: sign(
    'Heartburn most weeks',
    'Heartburn, or acid coming up into your mouth, most weeks.',
    works.medlinePlusGerd,
  ),
  weightLoss: sign(
    'Weight loss you did not plan',
    'Weight loss that you did not plan, a bowel change that lasts, or tiredness with pale skin.',
    works.medlinePlusColorectalCancer,
  ),
} satisfies Record<string, DangerSign>
