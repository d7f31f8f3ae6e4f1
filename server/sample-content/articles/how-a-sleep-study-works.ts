import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'How a Sleep Study Works, at Home and in the Laboratory',
  brief_description:
    'What happens from the first sticker to the final report? Follow one night in the sleep laboratory and one at home, and learn which test suits whom and what the numbers mean.',
  blog_summary: `<ul>
<li>A sleep study records your breathing, oxygen, and more while you sleep. It does not hurt.</li>
<li>The laboratory test also records brain waves. The home test is simpler and suits many adults with clear signs of sleep apnea.</li>
<li>People with serious heart or lung disease, muscle weakness, a past stroke, opioid use, or severe insomnia usually need the laboratory.</li>
<li>A home test that finds nothing does not rule out sleep apnea if the signs are strong.</li>
<li>No jaw appliance for sleep apnea should be made before a sleep test and a doctor’s diagnosis.</li>
</ul>`,
  long_description: `<p>A doctor suspects sleep apnea and says, “Let us do a sleep study.” You picture wires, a strange bed, and a camera. You wonder how anyone could sleep like that. Let us walk through the night, hour by hour.</p>
<h2>A night in the laboratory</h2>
<p>The full test is called polysomnography. It is the standard test for sleep apnea in adults [1].</p>
<ul>
<li><strong>About 8 p.m.</strong> You arrive with your pajamas, your usual pills, and your own pillow if you like it. The room looks more like a plain hotel room than a hospital.</li>
<li><strong>About 9 p.m.</strong> A technologist attaches small sensors to your scalp, face, chest, legs, and one finger. They stick; they do not prick. They record brain waves, eye movements, muscles, heartbeat, breathing, and the oxygen in your blood [2].</li>
<li><strong>About 10:30 p.m.</strong> Lights out. You can roll over. If you need the bathroom, you say so, and one plug is pulled.</li>
<li><strong>During the night.</strong> The technologist watches the signals from another room and comes in if a sensor falls off. If breathing pauses are many, some centers try out CPAP, the air-pressure mask, in the second half of the same night [1].</li>
<li><strong>About 6 a.m.</strong> The sensors come off. You wash the paste out of your hair and go home.</li>
</ul>
<p>You may sleep less well than at home. The staff expect that. A night does not have to be a good one to be a useful one.</p>
<h2>A night at home</h2>
<p>You pick up a small recorder, or it comes by mail. There is a belt for the chest, a soft tube under the nose, and a clip for the finger. You put them on yourself, sleep in your own bed, and send the box back.</p>
<p>It is easier, and it misses things. Most home devices do not record brain waves, so they cannot tell when you were really asleep. They may count too few events [1].</p>
<p>The American Academy of Sleep Medicine accepts a home test for adults without complicating illness whose signs point to moderate or severe sleep apnea. It advises the laboratory for people with serious heart or lung disease, possible breathing weakness from a muscle or nerve illness, long-term opioid use, a past stroke, or severe insomnia [1].</p>
<p>And one rule protects you: if a single home test is negative, unclear, or badly recorded, the laboratory test comes next [1]. “Your home test was fine” is not the end of the matter if you still gasp at night.</p>
<h2>What they count</h2>
<p>An apnea is a stop, or near stop, of the air flow for at least ten seconds. A hypopnea is a partial drop of flow, with a fall in oxygen or a brief waking [3]. Add them up, divide by hours, and you have the apnea-hypopnea index, or AHI.</p>
<p>In adults, 5 to 15 events an hour is called mild, 15 to 30 moderate, and more than 30 severe [4]. The number is a guide, not a grade. Ask also how low your oxygen fell, whether it was worse on your back, and how you feel by day.</p>
<p>Nights differ. When 10,340 adults wore a home device for three nights, about one in five with a mild or moderate result on the first night ended up in a lower class once all nights were counted [5].</p>
<h2>Before and after: a short checklist</h2>
<ol>
<li>Ask which test you will have, and why that one.</li>
<li>Ask whether to take your usual medicines. Do not stop them on your own.</li>
<li>Skip naps, late coffee, and alcohol that day. Wash your hair and use no oil or gel.</li>
<li>Ask when the doctor will explain the result, and get a copy.</li>
<li>If you are offered a jaw appliance without a sleep test, say no for now.</li>
</ol>
<p>The last point matters on a site about bite alignment. A custom appliance that moves the lower jaw forward is an accepted choice for adults who cannot tolerate CPAP or prefer something else. It needs a doctor’s diagnosis first, a qualified dentist, and a second sleep test to see whether it works [6]. A bite that has been aligned does not replace any of these steps.</p>
<p>Do not wait for a test if you fall asleep while driving. Stop driving and call your doctor today. Call 911 for chest pain, severe breathlessness, blue lips, or sudden confusion.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>A home test is simple and does not hurt. If the signs are strong and it finds nothing, sleep apnea is not ruled out.</p>',
  picture_shows:
    'A woman asleep on her back, a belt around her chest and a thin tube under her nose. Three waves run above her.',
  call_out: 'A quiet home test does not close the case if you still gasp at night.',
  tags: ['Sleep Apnea'],
  solution: 'Medical Solution',
  author: 'okafor',
  image: 'how-a-sleep-study-works',
  createdAt: '2025-05-15T17:40:00.000Z',
  references: [
    works.kapur2017,
    works.nhlbiSleepStudies,
    works.berry2012,
    works.epstein2009,
    works.punjabi2020,
    works.ramar2015,
  ],
}
