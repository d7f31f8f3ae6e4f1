import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Throat Tightness and the Muscles Under the Jaw',
  brief_description:
    'A lump that is not there, a collar that is too snug. Take a short tour of the muscles under your jaw, learn which clues matter, and when throat tightness is an emergency.',
  blog_summary: `<ul>
<li>Tightness with trouble breathing, swelling, hives, or chest pressure is an emergency. Call 911.</li>
<li>A “lump” that is felt between meals and fades when you eat is common and mostly harmless, but it still deserves one good look by a doctor.</li>
<li>The same small muscles open the jaw, lift the throat, and help you swallow, so tension may be felt in more than one place.</li>
<li>Reflux, voice strain, and worry are frequent partners.</li>
<li>Food that sticks, hoarseness for weeks, weight loss, or a lump you can touch need a prompt exam.</li>
</ul>`,
  long_description: `<p>Put two fingers under your chin, on the soft part. Now swallow. Something lifted and fell. You have just met one of the busiest crews in your body, and one that may play a part when your throat feels tight.</p>
<p>But emergencies come first, and the tour second.</p>
<h2>Tight and dangerous</h2>
<p>Call 911 right away if a tight throat comes with any of these:</p>
<ul>
<li>Trouble breathing, noisy breathing, hives, or swelling of lips, tongue, or face, above all after a food, a sting, or a medicine. This may be a severe allergic reaction. If you have an epinephrine injector, use it at once [1].</li>
<li>Pressure or pain in the chest, arm, back, neck, or jaw, a cold sweat, sickness, or short breath. These can be signs of a heart attack [2].</li>
<li>Drooling because you cannot swallow, or a choking feeling that does not pass.</li>
<li>Face drooping, slurred speech, or a weak arm.</li>
</ul>
<p>If none of this fits, breathe out slowly, and let us look under the hood.</p>
<h2>A walk under the jaw</h2>
<p>Begin at your chin and slide your fingertips back along the soft floor of the mouth. Four pairs of thin muscles lie here. They run between the jaw, the skull, and a small bone shaped like a horseshoe, which hangs in the neck and touches no other bone. It is called the hyoid [3].</p>
<p>These muscles have two jobs. Hold the jaw still, and they lift the hyoid and the floor of the mouth, so that you can swallow. Hold the hyoid still, and they pull the jaw open [3]. One crew, two jobs. That is why it makes sense to ask whether a tense jaw and a tense throat are connected.</p>
<p>It makes sense to ask. It is not proved. There is no good trial to cite that shows that changing the bite relieves a tight throat. So treat the jaw for the jaw’s own sake. If your throat loosens too, be glad of it.</p>
<h2>Four clues to sort it out</h2>
<p><strong>The lump that leaves when you eat.</strong> Doctors call it globus. It is a feeling of a lump, without pain, that often gets better with food. Up to 46 in 100 healthy people report having felt it. It tends to last long and to come back. Reflux is a frequent suspect, but the cause is often uncertain. A careful history and a look with a thin scope through the nose are the usual first steps [4].</p>
<p><strong>The throat that tires.</strong> It tightens after a long day of talk, and the voice gets rough. Muscles around the voice box may be working too hard. In one clinic’s records of 67 people whose swallowing felt wrong but tested normal, nearly all had tense muscles around the voice box. Thirteen finished voice therapy to relax them, and all thirteen said that their trouble had gone [5]. There was no comparison group. It is a reason to ask about a speech-language pathologist, not a promise.</p>
<p><strong>The throat that burns.</strong> Sour taste, a cough at night, or tightness after late meals point toward reflux. Try supper three hours before bed, and raise the head of the bed. Ask your doctor before you take acid pills for more than two weeks.</p>
<p><strong>The throat that listens to your mood.</strong> It tightens before a hard talk and loosens on holiday. That does not mean it is “all in your head.” Worry tightens real muscles. Still, let someone examine you first.</p>
<h2>Two quiet minutes</h2>
<p>Try this three times a day for two weeks. It should never hurt.</p>
<ol>
<li>Sit with your feet flat and your chin level.</li>
<li>Say a soft “nnn.” Leave the tongue where that sound puts it. Part your teeth and close your lips.</li>
<li>Breathe in through the nose and out through loosely closed lips, as if cooling soup. Five breaths.</li>
<li>Yawn halfway, mouth nearly shut, and feel the throat widen. Three times.</li>
<li>Take a sip of water. Do this whenever you would clear your throat, for hard throat clearing keeps it sore.</li>
</ol>
<h2>When to book a visit</h2>
<p>Ask for a visit this week if food sticks or swallowing hurts. Make an appointment for weight loss without trying, for hoarseness that lasts more than three weeks, a sore throat that does not go away, a mouth sore that does not heal, or a lump in the neck that you can feel with your fingers. These can be signs of cancer in the head and neck, which is most often linked to tobacco, alcohol, and HPV [6]. Most people with these signs turn out to have something milder. Early answers are simply better than late ones.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>The same small muscles open the jaw, lift the throat and help you swallow, so tension may be felt in more than one place.</p>',
  picture_shows:
    'A woman in profile, her chin slightly raised, two fingertips under it. Thin bands of muscle run from the jaw to a small, horseshoe-shaped bone.',
  call_out: 'One small crew of muscles both opens your jaw and lifts your throat to swallow.',
  tags: ['Throat'],
  solution: 'Medical Solution',
  author: 'feld',
  image: 'throat-tightness',
  createdAt: '2025-07-14T17:35:00.000Z',
  references: [
    works.medlinePlusAnaphylaxis,
    works.ahaHeartAttack,
    works.statPearlsSuprahyoidMuscle,
    works.lee2012,
    works.kang2016,
    works.nciHeadAndNeckCancers,
  ],
}
