import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Locked Jaw: What to Do First',
  brief_description:
    'A jaw can lock open or refuse to open. The first steps differ. This guide tells you what to do in the first hour, what to leave alone, and which signs mean you should call 911.',
  blog_summary: `<p><strong>Ask one question first: is the mouth stuck open, or will it not open wide?</strong></p>
<ul>
<li>Stuck open after a yawn or a dental visit: support your chin, do not push, and go to an emergency room.</li>
<li>Will not open wide, with no danger signs: rest the jaw, use warmth, eat soft food, and see a dentist or doctor today.</li>
<li>Call 911 for trouble breathing, swelling under the jaw, an injury, or stiffness that spreads.</li>
<li>Never force a locked jaw. Most care for a closed lock starts gently, and surgery is rarely the first step.</li>
</ul>`,
  long_description: `<p>Your jaw will not move. That is frightening, and fear makes muscles tighten. So take one slow breath through your nose. Then ask one question. Is my mouth stuck <em>open</em>, or will it not open <em>wide</em>?</p>
<p>People use the word “locked” for both. The first steps are quite different.</p>
<h2>Before anything else: the danger signs</h2>
<p>Call 911 or go to an emergency room now if a stiff or stuck jaw comes with any of these:</p>
<ul>
<li><strong>Trouble breathing or swallowing, drooling, or swelling under the tongue or jaw.</strong> An infection of the floor of the mouth can swell until it blocks the airway [1].</li>
<li><strong>A blow to the face or a fall.</strong> An injury can push the joint out of place or break the bone [2].</li>
<li><strong>A stiff jaw with stiffness or spasms elsewhere, fever, or a recent wound.</strong> Tetanus is rare. It often starts in the jaw muscles, and it needs hospital care at once [3].</li>
<li><strong>Sudden spasm soon after a new medicine.</strong> Some drugs can set off muscle spasms that pull the jaw out of place [2].</li>
</ul>
<p>None of these? Then find your section below.</p>
<h2>If your mouth is stuck open</h2>
<p>The rounded end of the jawbone may have slipped forward, out of its socket. A big yawn can do it. So can laughing, vomiting, or a long dental visit [2].</p>
<ol>
<li>Sit up. Lean forward a little, so that saliva runs into a towel and not down your throat.</li>
<li>Rest your chin lightly in your hand. Do not press up.</li>
<li>Do not try to snap it back. Do not let a friend try. A hard push can hurt the joint, and a closing jaw can bite a thumb badly.</li>
<li>Have someone drive you to an emergency room. Do not eat or drink on the way, in case you need medicine to relax.</li>
<li>Bring paper and a pen. It is hard to talk with an open mouth, so write down when it began and what you take.</li>
</ol>
<p>In most cases trained hands can guide the joint back, often with medicine for pain and muscle spasm [2]. Afterward, ask how long to eat soft food. Hold a fist under your chin when you yawn. If it happens again, tell your dentist, because repeated slipping needs its own plan.</p>
<h2>If your mouth will not open wide</h2>
<p>One common cause is called a closed lock. A small disc sits between the jaw and the skull. When it slides forward and stays there, it can block the way. You may remember a click that stopped on the day your jaw got stuck. Doctors suspect a closed lock when the jaw once caught so that eating became hard, and when even a helped stretch stays under 40 millimeters between the front teeth [4].</p>
<p>Tight or sore chewing muscles can limit opening too. You do not need to know which it is today. The first day is much the same:</p>
<ul>
<li>Let the jaw hang. Lips together, teeth apart.</li>
<li>Lay a warm, damp cloth on the sore side for a few minutes. Some people prefer cold. Both are fair to try [5].</li>
<li>Choose soft food and small bites. Skip gum, apples, and wide yawns [5].</li>
<li>Move gently inside the range that does not hurt. Never pry the teeth apart.</li>
<li>Once a day, note how many fingers fit between your front teeth. That is a simple way to see change.</li>
</ul>
<p>See a dentist or doctor today. If you recently had dental work, call that office first. Ask before you take a pain pill if you use blood thinners or have kidney, heart, or stomach trouble.</p>
<h2>What happens next, and what to be wary of</h2>
<p>The best news comes from a careful trial. It placed 106 people with a closed lock into one of four groups: medical care, a rehabilitation program, or one of two kinds of surgery followed by rehabilitation. All groups improved over five years. No group did clearly better than another. The authors advised starting with medical care or rehabilitation [6].</p>
<p>So be slow to agree to anything that cannot be undone. The National Institute of Dental and Craniofacial Research advises gentle, reversible treatment first. It also says that studies of bite guards for jaw pain have not given a clear answer [5]. A guard may be part of a plan. No one can promise that changing your bite will free a stuck disc.</p>
<blockquote>Gentle first. Reversible first. Forced never.</blockquote>
<p>Come back sooner if the opening shrinks, the pain grows, or you cannot eat enough.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>A locked jaw may be stuck open, or it may not open wide. Find out which it is, and never force it.</p>',
  picture_shows:
    'Two heads in profile: a man with his mouth wide open and a hand under his chin, and an older woman with her lips parted only a little and the jaw joint marked.',
  call_out: 'Never force a locked jaw: first find out whether it is stuck open or stuck closed.',
  tags: ['Jaw', 'TMD'],
  solution: 'Medical Solution',
  author: 'marsh',
  image: 'locked-jaw',
  createdAt: '2025-07-17T13:20:00.000Z',
  references: [
    works.medlinePlusLudwigAngina,
    works.hillamMandibleDislocation,
    works.cdcAboutTetanus,
    works.schiffman2014,
    works.nidcrTmd,
    works.schiffman2007,
  ],
}
