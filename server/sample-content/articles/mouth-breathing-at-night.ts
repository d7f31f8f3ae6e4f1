import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Mouth Breathing at Night: Nose, Throat and Sleep',
  brief_description:
    'Waking with a dry mouth is a clue, not a diagnosis. Follow the air from the nose to the throat to the sleeping brain, and learn which door is blocked and whom to ask.',
  blog_summary: `<p>Most people breathe through the nose when they sleep. If you wake with a dry mouth night after night, something may be in the way.</p>
<ul>
<li><strong>Nose:</strong> allergy, a cold, or a bent wall inside. Often the easiest part to treat.</li>
<li><strong>Throat:</strong> large tonsils, or soft tissue that falls back.</li>
<li><strong>Sleep:</strong> loud snoring, pauses, and daytime sleepiness point to sleep apnea and call for a sleep test.</li>
</ul>
<p>Opening the nose helps people breathe through it. On its own it does not treat sleep apnea well. Do not tape your mouth shut before you have been checked.</p>`,
  long_description: `<p>The cup of water on the nightstand is always empty by morning. Your lips are dry. Somebody has told you that you sleep with your mouth open. Is that a problem?</p>
<p>Sometimes it is only a stuffy week. Sometimes it is the first hint of a breathing disorder. Let us follow the air from the outside in. There are three doors on the way.</p>
<h2>Door one: the nose</h2>
<p>Healthy people with a clear nose breathe almost only through it while they sleep. There may be a good reason. In one experiment, 12 healthy sleepers were made to breathe through the nose at one time and through the mouth at another. By mouth, the airway resisted far more, and breathing stopped or grew shallow about 43 times an hour. By nose, it was about 1.5 times [1]. That was a small study of forced mouth breathing. Still, it shows that the route matters.</p>
<p>Try this in the evening. Close your lips. Block one nostril with a fingertip and take five calm breaths. Change sides. If one side always feels shut, write that down. It is worth showing to a doctor.</p>
<p>Allergy is a frequent reason for a blocked nose. For lasting allergic symptoms, a steroid nose spray is the medicine that guidelines prefer. Decongestant sprays are different. They work fast, but they should be used for a short time, because the nose can swell again as they wear off [2]. Ask a pharmacist which kind you have.</p>
<p>One side blocked for weeks, bloody mucus, or face pain on one side is not ordinary stuffiness. See an ear, nose, and throat doctor.</p>
<h2>Door two: the throat</h2>
<p>Behind the tongue, the airway is a soft tube. When you lie on your back and your muscles relax, the jaw and tongue can sink toward it. Large tonsils make the space smaller.</p>
<p>This is the door where the jaw enters the story. A mouth that falls open lets the lower jaw swing down and back. Some people wear an oral device that holds the jaw forward during sleep, and for some with sleep apnea it helps [3]. That is a treatment for a tested breathing problem. Nobody has shown that changing how your teeth meet will, by itself, turn a mouth breather into a nose breather.</p>
<p>In children, look at this door early. Doctors are advised to ask about snoring at every age of childhood. When a child snores often and has other signs of sleep apnea, a sleep study is recommended. If the tonsils and adenoids are large, removing them is the usual first treatment [4].</p>
<h2>Door three: sleep itself</h2>
<p>Now ask the person who hears you at night. These signs point to sleep apnea [3]:</p>
<ul>
<li>Breathing that stops and starts</li>
<li>Loud snoring, often with gasps</li>
<li>Sleepiness by day, or trouble paying attention</li>
<li>Morning headache or a dry mouth on waking</li>
<li>Getting up often to pass urine</li>
</ul>
<p>If you know two or three of these well, a better pillow will not settle the matter. Ask your doctor about a sleep test. Treating only the nose may let you down. In a trial of ten people who had both a blocked nose and sleep apnea, opening the nose cut mouth breathing a great deal. Their sleep apnea improved to a modest degree, and it did not go away [5].</p>
<h2>About tape</h2>
<p>Videos show people taping their lips shut. One early study tried this with 20 adults who had mild sleep apnea and could bear the tape. On a test one week later, snoring and breathing pauses were fewer. But there was no comparison group, and everyone had been tested first [6].</p>
<p>That is not proof that tape is safe for you. If your nose closes in the night, or if you need to vomit, tape is in the way. Please do not tape a child. Do not tape yourself if you have not been checked, or after alcohol or sleeping pills.</p>
<h2>Seven mornings</h2>
<p>Keep a note by the bed for one week. It makes a doctor’s visit twice as useful.</p>
<ol>
<li>Mouth on waking: moist or dry?</li>
<li>Nose: left open, right open, both, neither?</li>
<li>Slept on back or side?</li>
<li>Any alcohol in the evening?</li>
<li>How sleepy at three in the afternoon, from 0 to 10?</li>
</ol>
<p>Call 911 if someone turns blue or cannot be woken. Do not drive while you fight to stay awake. See your doctor soon if pauses in breathing have been heard.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Most people breathe through the nose when they sleep. What is in the way may be in the nose or in the throat.</p>',
  picture_shows:
    'A man asleep on his back, with nose, mouth and throat drawn in. Rings mark three places on the way of the air: in the nose, behind the soft palate and behind the tongue.',
  call_out: 'A dry mouth every morning is a clue worth following, not a habit to tape over.',
  tags: ['Ear & Nose', 'Throat', 'Sleep Apnea'],
  solution: 'Medical Solution',
  author: 'feld',
  image: 'mouth-breathing-at-night',
  createdAt: '2025-05-12T11:40:00.000Z',
  references: [
    works.fitzpatrick2003,
    works.dykewicz2020,
    works.nhlbiSleepApnea,
    works.marcus2012,
    works.mcLean2005,
    works.lee2022,
  ],
}
