import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Jaw Exercises for a Stiff Joint: A Gentle Start',
  brief_description:
    'A five-minute round for a stiff, sore jaw, told step by step as if someone sat beside you. First who should not begin alone, then how to move, and what you may fairly expect.',
  blog_summary: `<ul>
<li>Check first: after surgery, injury, radiation, or a sudden lock, ask before you exercise.</li>
<li>Warm up, breathe, let the jaw rest, open along a straight line, then a small stretch. Five minutes, twice a day.</li>
<li>Stay at or below 3 on a pain scale from 0 to 10. Worse pain the next day means do less.</li>
<li>An international panel strongly recommends jaw exercise for lasting jaw pain, best with a therapist’s guidance. The studies behind it are small.</li>
<li>Measure your opening in finger widths each week. No gain in six weeks is a reason to be seen.</li>
</ul>`,
  long_description: `<p>Sit down. Both feet on the floor, back against the chair. Take off your glasses if you like. We are going to spend five minutes with your jaw, and nothing here should hurt.</p>
<h2>First, are you the right person today?</h2>
<p>Do not begin alone, but ask a doctor, dentist, or physical therapist first, if any of these fits you:</p>
<ul>
<li>you have had jaw surgery, a broken jaw, or a recent blow to the face</li>
<li>you have had radiation to the head or neck, or cancer there</li>
<li>your jaw suddenly stopped opening, or it has slipped out of joint before</li>
<li>you have inflammatory arthritis, such as rheumatoid arthritis, in a flare</li>
<li>your face is numb, or your bite has changed without a reason</li>
</ul>
<p>Go to an emergency room for a jaw stuck open, swelling with fever, or trouble breathing or swallowing. Call 911 for jaw pain with pressure in the chest. Over 50, with a new headache or jaw pain on chewing? See a doctor the same day. If your sight changes, go to an emergency room.</p>
<p>None of these? Then let us start.</p>
<h2>The five-minute round</h2>
<ol>
<li><strong>Warm.</strong> Hold a warm, damp cloth to both cheeks. Test it on your wrist first. If you can spare ten minutes before the round, use them here.</li>
<li><strong>Breathe.</strong> One hand on your belly. In through the nose while you count to four, out while you count to six. Five times. Let your shoulders drop on each breath out.</li>
<li><strong>Rest.</strong> Say the letter N and leave your tongue where it is, behind the upper front teeth. Lips touch, teeth do not. This is home. Come back to it after every step, and many times in your day.</li>
<li><strong>Open straight.</strong> Keep the tongue up there and put one finger on the chin. In front of a mirror, open slowly until the tongue wants to leave its place. Close slowly. Try to keep the chin on a straight line. Six times.</li>
<li><strong>Stretch a little.</strong> Let the tongue go. Open until you feel a mild pull. Hold for five seconds, breathe, close. Three times. Your fingers may steady the chin. They do not push.</li>
<li><strong>Slide.</strong> With teeth slightly apart, move the lower jaw a small way left, back to the middle, then right. Three times each side.</li>
</ol>
<p>This round is a common kind of home exercise. The numbers in it are the author’s choice: no study that we know says how many times or how long is best. A therapist may set others for you.</p>
<p>Finish at home position, and give the cheeks a slow rub with flat fingers.</p>
<h2>How much is enough</h2>
<p>Twice a day is plenty. Stay at or below 3 on a pain scale from 0 to 10. If the jaw is sorer the next morning, halve the number, and leave out step 5 for two days. A click without pain is no reason to stop. A catch or a lock is.</p>
<p>Once a week, see how many fingers fit upright between your front teeth, and write it down. Examiners measure in millimeters. In the standard criteria, less than 40 with a little help counts as limited [1].</p>
<h2>What you may fairly expect</h2>
<p>For jaw pain of three months or more, an international panel strongly recommends supervised jaw exercise and stretching. It also recommends home exercise together with good information and reassurance [2]. So you are in good company.</p>
<p>How large is the effect? Honest answer: not well known. A review of exercise and manual therapy found promising results and no high-quality evidence [3].</p>
<p>One trial put 70 people with sore jaw muscles into two groups. All got good explanations. One group also did home exercises. After three months, 77 percent of the exercise group counted as treated successfully, and 57 percent of the others. The difference was small enough that chance could explain it [4].</p>
<p>A review of home programs calls the proof weak but the approach promising, above all when it is fitted to the person [5]. That is why a few visits to a physical therapist who knows jaws are well spent. A therapist sees what your mirror does not.</p>
<p>Exercises do not move teeth or set a bite. If you have a splint or are in bite alignment, ask how the two should fit together, and do not begin both in the same week. Otherwise you will never know which one helped.</p>
<p>No change in six weeks, or an opening that shrinks? Then stop and have the jaw examined.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Open slowly, along a straight line. Stay at or below 3 on a pain scale from 0 to 10.</p>',
  picture_shows:
    'An older woman before a round mirror, one finger resting on her chin, her mouth a little open.',
  call_out: 'Keep it slow, small, and often, for a jaw that is pushed tends to push back.',
  tags: ['Jaw', 'TMD'],
  solution: 'Medical Solution',
  author: 'santoro',
  image: 'jaw-exercises',
  createdAt: '2025-05-29T11:25:00.000Z',
  references: [
    works.schiffman2014,
    works.busse2023,
    works.armijoOlivo2016,
    works.michelotti2004,
    works.michelotti2005,
  ],
}
