import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Snoring: When Noise Is a Warning',
  brief_description:
    'Not every snore is dangerous, and not every quiet night is safe. A traffic light for the person in the other bed, and a clear path from noise to sleep test to treatment.',
  blog_summary: `<ul>
<li><strong>Green:</strong> now and then, with a cold or after wine, and you feel rested. Try simple changes.</li>
<li><strong>Yellow:</strong> most nights, with tiredness, high blood pressure, or morning headache. Ask about a sleep test.</li>
<li><strong>Red, this week:</strong> pauses or gasping in sleep. Call your doctor.</li>
<li><strong>Red, today:</strong> nodding off at the wheel. Stop driving and call a doctor.</li>
<li><strong>Red, now:</strong> a sleeper who cannot be woken or turns blue. Call 911.</li>
<li>A questionnaire or a phone app cannot diagnose sleep apnea. A sleep test can.</li>
<li>A jaw device can reduce snoring and can treat some sleep apnea. Get tested before you buy one.</li>
</ul>`,
  long_description: `<p>This page is for two people: the one who snores and never hears it, and the one who lies awake and hears it all. The second one holds the better evidence. Please read it together.</p>
<p>Snoring is the sound of soft tissue that flutters while air squeezes past. Often it is only noise. Sometimes it is the sound of an airway that is about to close. That is called obstructive sleep apnea.</p>
<h2>Find your color</h2>
<p><strong>Green.</strong> The snoring comes with a cold, after a drink, or only when lying on the back. No one has heard pauses. You wake up rested. Sort out the simple things and listen again in a month.</p>
<p><strong>Yellow.</strong> The snoring is loud, and it comes on most nights. You wake with a headache or a dry mouth. You get up often to pass urine. You are tired by day, or your memory and temper are shorter than they were. These belong to the known symptoms of sleep apnea [1]. High blood pressure, a large neck, a high body weight, male sex, and age over 50 raise the odds [2]. Make an appointment.</p>
<p><strong>Red: call your doctor this week.</strong> The breathing stops and then starts again with a gasp. Or you nod off in company.</p>
<p><strong>Red: call a doctor today.</strong> You nod off at the wheel. Stop driving.</p>
<p><strong>Red: call 911 now.</strong> Someone cannot be woken, turns blue, or wakes with chest pain or trouble breathing that does not pass.</p>
<p>Women may not fit this picture. They more often report poor sleep, tiredness, or headache [1]. A quiet snorer can be yellow too.</p>
<h2>Three things people believe</h2>
<p><strong>“Everybody snores. It can’t be serious.”</strong> In a US estimate for people aged 30 to 70, about 13 in 100 men and 6 in 100 women had moderate or severe sleep apnea. Untreated sleep apnea has been linked with heart disease, stroke, diabetes, and car crashes [3].</p>
<p><strong>“Then everyone should be tested.”</strong> Not quite. The US Preventive Services Task Force found too little evidence to say whether screening people without known symptoms does more good than harm [3]. That does not apply to you if you have symptoms and tell your doctor about them. Then it is no longer screening. It is looking for a cause.</p>
<p><strong>“My app says I’m fine.”</strong> Sleep doctors advise against using questionnaires or prediction tools alone to diagnose sleep apnea in adults. The diagnosis needs a sleep test, in a laboratory or, for many adults, at home [4]. Use an app as a microphone, not as a doctor.</p>
<h2>A week of evidence</h2>
<p>For the listener: on two nights, listen for ten minutes about an hour after lights-out, and again toward morning. Note the sleeping position. Record one minute of the worst. Count any silence that ends in a snort.</p>
<p>For the snorer, change one thing at a time:</p>
<ol>
<li>Nights 1 and 2: no alcohol after dinner.</li>
<li>Nights 3 and 4: sleep on your side, with a firm pillow behind your back.</li>
<li>Nights 5 and 6: rinse a stuffy nose with salt water made from distilled water, or from water that was boiled and cooled.</li>
<li>Night 7: all three.</li>
</ol>
<p>Did the color change? If it stayed yellow, or if there was any red, take the recording to your doctor. Do not stop sleeping pills or pain pills on your own, but ask whether they play a part.</p>
<h2>Where the jaw comes in</h2>
<p>During sleep the tongue can fall back with the lower jaw. A device that holds the jaw forward is meant to leave more room in the throat. Guidelines recommend such an oral appliance, rather than no treatment, for adults who ask for help with snoring when a test has ruled out sleep apnea. They also recommend it for adults with sleep apnea who cannot use CPAP or prefer another way. A custom, adjustable device from a qualified dentist is favored, with follow-up for teeth and bite [5].</p>
<p>Notice the order. The test comes first, the device second. A cheap mouthpiece can turn loud apnea into quiet apnea, and then the warning is gone while the danger stays. Nor is there good proof that changing how your teeth meet will stop you from snoring. Be careful with anyone who promises that.</p>
<p>One last listener deserves a mention. If a child snores most nights, breathes with effort, or is cross and sleepy by day, tell the pediatrician. Doctors are advised to ask about snoring in every child [6].</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Whoever lies awake beside you may hear what you cannot: pauses and gasping. They are a reason to call your doctor this week.</p>',
  picture_shows:
    'A bed at night, seen from above. One sleeper lies on the back with an open mouth and a wavy line of sound; the other is awake. A traffic light stands beside the bed.',
  call_out: 'The most dangerous part of a snore may be the silence that ends in a gasp.',
  tags: ['Sleep Apnea'],
  solution: 'Medical Solution',
  author: 'okafor',
  image: 'snoring',
  createdAt: '2025-07-07T08:50:00.000Z',
  references: [
    works.nhlbiSleepApneaSymptoms,
    works.chung2016,
    works.uspstfSleepApnea2022,
    works.kapur2017,
    works.ramar2015,
    works.marcus2012,
  ],
}
