import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Facial Pain That Comes and Goes: Keeping a Useful Diary',
  brief_description:
    'Pain that is away on the day of the visit is hard to explain. Four weeks of short notes, six things at a time, can show a pattern that memory alone would miss.',
  blog_summary: `<ul>
<li>Four weeks are enough. A line takes less than a minute.</li>
<li>Write it when the pain happens. In one study of people with lasting pain, most paper entries were not made on time, while a diary that gave reminders did far better.</li>
<li>Note six things: when, where, how strong, what it felt like, what you were doing, what you did about it.</li>
<li>Note good days as well. They are half of the pattern.</li>
<li>Some signs should not wait for any diary: jaw pain with pressure in the chest, or a new temple headache after 50 with trouble seeing.</li>
</ul>`,
  long_description: `<p>You wait three weeks for the appointment. On the day, nothing hurts. The doctor asks, “How bad is it, how often, and what sets it off?” And you hear yourself say, “It comes and goes.”</p>
<p>A diary is the answer to that moment. It need not be long. It needs to be honest and on time.</p>
<h2>Why on time matters</h2>
<p>Researchers once gave 80 adults with chronic pain a diary to keep. Half used paper. Their cards looked complete: about nine in ten entries seemed to be made at the right hour. A hidden sensor told another story. Only about one in ten was. In the group with an electronic diary that gave reminders, 94 percent of entries were on time [1].</p>
<p>No one should feel scolded by this. It is human to fill in the blanks later. But a guess made on Sunday night blurs the very thing you want to see. So set two alarms on your phone, one at noon and one at bedtime. When the pain itself comes, write at once if you can.</p>
<h2>Six things, one line</h2>
<ol>
<li><strong>When.</strong> The date, the time it began, and how long it lasted: seconds, minutes, or hours.</li>
<li><strong>Where.</strong> Draw a face once and number the places: temple, cheek, in front of the ear, one tooth. Then write only the number and the side.</li>
<li><strong>How strong.</strong> From 0, no pain, to 10, the worst you can imagine.</li>
<li><strong>What it was like.</strong> Dull ache, pressure, throbbing, burning, electric shock.</li>
<li><strong>What was going on.</strong> Chewing, yawning, talking, clenching, cold wind, bad night, deadline, nothing.</li>
<li><strong>What you did, and whether it helped.</strong> Include every pill, with the dose.</li>
</ol>
<p>Here is how a line can look:</p>
<blockquote>Tues. 7:40 a.m., 20 min. Right 3. Strength 4. Dull. On waking, jaw tight. Warm cloth, better.</blockquote>
<p>On a day without pain, write “0” and how you slept. Good days are half of the pattern.</p>
<h2>What the lines may show</h2>
<p>A diary does not make a diagnosis. It tells the examiner where to look first.</p>
<ul>
<li><strong>Ache that changes with the jaw.</strong> Pain that chewing, opening, or clenching makes better or worse is a main feature of painful jaw disorders. The standard criteria ask about the past 30 days [2], which is why four weeks of notes fit so well.</li>
<li><strong>Shocks.</strong> Sudden electric jabs on one side, each lasting from less than a second to two minutes and set off by a light touch, are how specialists describe trigeminal neuralgia [3].</li>
<li><strong>One tooth.</strong> If hot, cold, or biting on one spot brings it on, begin with a dentist.</li>
<li><strong>Pills on most days.</strong> If the last column is full, tell your doctor. That matters as much as the pain.</li>
</ul>
<p>The diary is useful later, too. In studies of chronic pain, a drop of about two points, or about 30 percent, was what people felt as a real improvement [4]. If you begin a splint, exercises, or bite alignment, the numbers before and after are a fair judge. They are fairer than hope, yours or your dentist’s. A few better weeks still do not prove the cause, because pain that comes and goes also goes by itself.</p>
<h2>Then put it away</h2>
<p>Four weeks are enough for most people. If writing makes you watch your face all day, stop sooner. Before the visit, sum it up on one page: number of pain days, usual strength, longest attack, three most common triggers, pills per week.</p>
<h2>Do not wait for the diary</h2>
<p>Call 911 for jaw pain with pressure in the chest, shortness of breath, cold sweat, or pain in an arm. It can be a heart attack [5]. Call also for sudden drooping of the face, weakness, trouble speaking, or the worst headache of your life.</p>
<p>If you are over 50 and have a new headache at the temple or jaw pain when chewing, see a doctor the same day. With any change in sight, go to an emergency room. These can be signs of giant cell arteritis, which can take away sight if treatment comes late [6]. Fever with swelling of the face needs an emergency room too.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>A line takes less than a minute, and four weeks are enough. Write when the pain happens, and note good days as well.</p>',
  picture_shows:
    'An open notebook with a pencil and a cup of tea. The left page has the outline of a face with four marks, the right page short rows.',
  call_out: 'Pain that hides on the day of the visit can still be read on paper.',
  tags: ['Facial Pain', 'TMD'],
  solution: 'Medical Solution',
  author: 'raman',
  image: 'facial-pain-diary',
  createdAt: '2025-07-10T16:05:00.000Z',
  references: [
    works.stone2002,
    works.schiffman2014,
    works.icop2020,
    works.farrar2001,
    works.nhlbiHeartAttackSymptoms,
    works.niamsGiantCellArteritis,
  ],
}
