import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on the head, neck and shoulders say. */
export const bendtsen2019 = {
  mri: passage(
    works.bendtsen2019,
    'Abstract, Results',
    'Magnetic resonance imaging (MRI), using a combination of three high-resolution sequences, should be performed as part of the work-up in TN patients, because no clinical characteristics can exclude secondary TN.',
  ),
  medicine: passage(
    works.bendtsen2019,
    'Abstract, Results',
    'For long-term treatment, carbamazepine or oxcarbazepine are recommended as drugs of first choice.',
  ),
}

export const blanpied2017 = {
  active: passage(
    works.blanpied2017,
    atCopy('Summary of recommendations, Acute neck pain with movement coordination impairments'),
    'Education of the patient to Return to normal, non-provocative pre-accident activities as soon as possible.',
  ),
  exercise: passage(
    works.blanpied2017,
    atCopy('Summary of recommendations, Acute neck pain with movement coordination impairments'),
    'Clinicians should provide a multimodal intervention approach including manual mobilization techniques plus exercise (eg, strengthening, endurance, flexibility, postural, coordination, aerobic, and functional exercises) for those patients expected to experience a moderate to slow recovery with persistent impairments.',
  ),
}

export const silveira2015 = {
  neck: passage(
    works.silveira2015,
    'Abstract, Conclusion',
    'Moreover, high levels of neck disability correlated with high levels of jaw disability.',
  ),
  trapezius: passage(
    works.silveira2015,
    'Abstract, Conclusion',
    'High levels of muscle tenderness in upper trapezius and temporalis muscles correlated with high levels of jaw and neck dysfunction.',
  ),
  people: passage(
    works.silveira2015,
    'Abstract, Participants',
    'Forty females between 19 and 49 years old were included in this study.',
  ),
}

export const manfredini2012 = {
  posture: passage(
    works.manfredini2012,
    'Summary',
    'The available posturographic techniques and devices have not consistently found any association between body posture and dental occlusion.',
  ),
}

export const mayoCarbamazepine = {
  pregnancy: passage(
    works.mayoCarbamazepine,
    'Precautions (page on the intravenous form)',
    'Using this medicine while you are pregnant can harm your unborn baby.',
  ),
}

export const nindsTrigeminalNeuralgia = {
  medicine: passage(
    works.nindsTrigeminalNeuralgia,
    atCopy('Treatments, older version'),
    'If medication fails to relieve pain or produces intolerable side effects such as excess fatigue, surgical treatment may be recommended.',
  ),
}
