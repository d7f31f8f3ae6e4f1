import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Neck Pain at the Desk: A Day That Spares Your Muscles',
  brief_description:
    'Follow one working day from the first email to the evening couch. At each hour there is one small change for your neck, shoulders, and jaw, and a plain word on how strong the evidence is.',
  blog_summary: `<p>No chair and no screen is proved to prevent neck pain. Movement and simple strength work have better support.</p>
<ul>
<li>Set up screen, keyboard, and phone once in the morning, in five minutes.</li>
<li>Change position before it hurts.</li>
<li>Two minutes of elastic band work on five days a week lowered neck and shoulder pain in one trial.</li>
<li>Let your teeth part when you type. Clenching and neck tension often go together.</li>
<li>Get help at once for pain with fever and a very stiff neck, chest or arm pain, weakness, or after an injury.</li>
</ul>`,
  long_description: `<p>There is no perfect posture. There is only the next one. Keep that sentence in mind as we walk through a working day, because it is kinder than “sit up straight,” and closer to the evidence.</p>
<h2>8:30: five minutes before the first email</h2>
<p>Set up your desk once, then stop thinking about it. The Occupational Safety and Health Administration describes a setup that lets most people sit without strain [1]:</p>
<ul>
<li>The screen straight ahead, its top edge at eye level or a little lower. With bifocals, lower still, so that you need not tip your head back.</li>
<li>Shoulders loose, elbows close to your sides.</li>
<li>Forearms, wrists, and hands in one line.</li>
<li>Feet flat on the floor or on a firm box.</li>
</ul>
<p>A laptop on a stack of books with a cheap keyboard in front of it does most of this. Do not spend much money yet. A Cochrane review looked at desk equipment, breaks, and training for office workers. The evidence that these prevent neck and arm trouble was weak or did not agree [2]. A good setup is a fair start. It is not a treatment.</p>
<h2>10:00: the jaw check</h2>
<p>Stop reading for a moment. Are your teeth touching?</p>
<p>At rest they have no need to. Let your lips close and your teeth part, and breathe out slowly. Now feel whether your shoulders drop as well.</p>
<p>Jaw and neck trouble tend to come together. In a study of 40 women, half of them with a long-lasting jaw disorder, those with more jaw trouble also had much more neck trouble [3]. The study was small, and it cannot say which one started. So nobody should tell you that your bite is the reason for your neck pain. But if your jaw clicks, aches, or tires when your neck is bad, tell whoever treats you about both.</p>
<p>Stick a colored dot on the edge of your screen. Each time you notice it, let the teeth part.</p>
<h2>12:30: the two-minute strength break</h2>
<p>This is the part of the day with the best research behind it. In a Danish trial, 198 adults with frequent neck and shoulder pain did exercises with elastic tubing on five days a week. Some did 2 minutes, some did 12, and a third group got health information only. After ten weeks, pain fell by 1.4 points more in the 2-minute group than in the information group, on a scale from 0 to 10. In the 12-minute group it fell by 1.9 points more [4].</p>
<p>A simple version looks like this. Ask a physical therapist to check your form if you have shoulder trouble.</p>
<ol>
<li>Stand on the middle of a light band. Hold one end in each hand, arms at your sides.</li>
<li>Raise both arms out to the sides and slightly forward, elbows a little bent, no higher than your shoulders.</li>
<li>Lower them slowly. Keep your teeth apart and keep breathing.</li>
<li>Go on until it feels like work, for up to two minutes. Stop at sharp pain.</li>
</ol>
<p>Mild soreness the next day is normal when you begin. Start with the lightest band, and move to a stronger one when two minutes feel easy.</p>
<h2>3:00: the afternoon slump</h2>
<p>Pain often speaks up now. Answer it with a change rather than a correction. Stand for a phone call. Use a headset, so that the phone is never squeezed between ear and shoulder. Print the long document and read it by the window.</p>
<p>If your neck is sore today, turn your head slowly to each side, as far as is comfortable, five times. Guidelines for neck pain favor staying active and doing exercises for the neck and shoulders, often together with hands-on care from a therapist [5]. Resting for days is not on that list.</p>
<h2>9:00 in the evening: the couch and the warning signs</h2>
<p>Bring the phone up to your eyes for a while, or put it away. Sleep on your back or side with a pillow that fills the space under your neck. If you wake sore, try another height before you buy a special one.</p>
<p>Most desk-related neck pain is not dangerous. Some neck pain is. Call 911 for [6]:</p>
<ul>
<li>Fever and headache with a neck so stiff that your chin will not reach your chest</li>
<li>Neck pain with chest pain, shortness of breath, sweating, or pain in the arm or jaw</li>
</ul>
<p>Call 911 or go to an emergency room as well for bad neck pain after a fall or blow, for trouble walking, or for loss of bladder control. See a doctor today for new numbness or weakness in one arm or hand, and this week for pain that wakes you night after night. And if a month of small changes brings nothing, ask for an examination. That is not giving up. It is the next position.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>No chair and no screen is proved to prevent neck pain. Change position before it hurts.</p>',
  picture_shows:
    'A man at a desk, seen from the side, with the screen at eye level and both feet flat. Five small clocks run in an arc above him.',
  call_out: 'There is no perfect posture: the best one for your neck is usually the next one.',
  tags: ['Neck Pain', 'Shoulder Pain'],
  solution: 'Medical Solution',
  author: 'santoro',
  image: 'neck-pain-at-the-desk',
  createdAt: '2025-08-19T09:30:00.000Z',
  references: [
    works.oshaWorkstations,
    works.hoe2018,
    works.silveira2015,
    works.andersen2011,
    works.blanpied2017,
    works.medlinePlusNeckPain,
  ],
}
