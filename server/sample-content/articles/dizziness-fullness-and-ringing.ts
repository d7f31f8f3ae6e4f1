import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Dizziness, Fullness and Ringing: When Ear Symptoms Meet Jaw Problems',
  brief_description:
    'A ringing, stuffed or dizzy ear sometimes belongs to a sore jaw, and sometimes to something urgent. Sort your symptoms with three colors, then test five common beliefs about ears and jaws.',
  blog_summary: `<p><strong>Red, now:</strong> sudden dizziness with weakness, slurred speech, a drooping face or trouble walking is a 911 call.</p>
<p><strong>Red, today:</strong> sudden hearing loss in one ear, even without pain. See a doctor the same day.</p>
<p><strong>Yellow, soon:</strong> ringing on one side or in time with the pulse, spells of spinning, discharge, or hearing that comes and goes. Ask for a hearing test.</p>
<p><strong>Green, calm:</strong> a full or ringing ear that changes when you move a sore jaw, after the ear has been checked.</p>
<p>Ear symptoms are common in people with jaw disorders. The link is real, the cause is unclear, and jaw care helps some people.</p>`,
  long_description: `<p>Your ear feels stuffed, as if after a flight. It rings. Now and then the floor tilts. A doctor looks inside and says that the ear is fine. What next?</p>
<p>Perhaps the jaw. The joint sits right in front of the ear canal. But the order of questions matters more than the answer: first rule out danger, then test the ear, and only then ask the jaw.</p>
<h2>Sort by color first</h2>
<p><strong>Red: call 911 now.</strong></p>
<ul>
<li>Sudden dizziness or trouble walking, together with a drooping face, a weak arm, slurred speech, confusion, changed sight or the worst headache of your life. These are signs of a stroke. [1]</li>
<li>Dizziness with chest pain, fainting, a head injury, or a stiff neck and fever.</li>
</ul>
<p><strong>Red: see a doctor today.</strong> Hearing that drops in one ear all at once or over a few days. It may feel only full or blocked. Early treatment gives a better chance to get hearing back. [2]</p>
<p><strong>Yellow: make an appointment this week or next.</strong></p>
<ul>
<li>Ringing in one ear only, ringing with hearing trouble, or ringing that has lasted six months. A national guideline asks for a hearing test in each of these cases. [3]</li>
<li>A whoosh in time with your pulse.</li>
<li>Spells of spinning that last from 20 minutes to 12 hours, with hearing, ringing or fullness that comes and goes in one ear. This may be Ménière’s disease. [4]</li>
<li>Discharge, bleeding, or pain inside the ear.</li>
</ul>
<p><strong>Green: look at the jaw.</strong> The ear has been checked. The symptom shifts when you clench, yawn or chew. The muscles in front of the ear are sore to the touch. You wake with a tired jaw.</p>
<h2>Five beliefs, held up to the light</h2>
<p><strong>“Ear symptoms are rare in jaw disorders.”</strong> Not so. A review of eight studies of adults with jaw disorders found ringing in about 52 percent and earache in about 55 percent. For fullness the figure was about 75 percent, but it came from just 50 people. [5]</p>
<p><strong>“So the jaw causes it.”</strong> We do not know. Those figures describe people with a diagnosed jaw disorder. They do not show what came first. Two things that often meet may also have a common friend, such as stress or poor sleep.</p>
<p><strong>“If I can change the sound with my jaw, I have found the culprit.”</strong> You have found a clue. Tell the doctor which movement does it.</p>
<p><strong>“Jaw treatment cures tinnitus.”</strong> No. A 2019 review of 11 studies found that people with jaw disorders and ringing tended to report less of it after exercise together with a splint. The authors called the evidence low in quality, because the studies were open to bias. [6] That is a reason to try gentle jaw care for a sore jaw. It is not a reason to pay for a cure.</p>
<p><strong>“My bite must be rebuilt to clear my ears.”</strong> There is no good evidence for that. Bite alignment may have a place where teeth are worn or missing. For fullness, ringing or dizziness alone it is unproven, and crowns or ground teeth cannot be undone.</p>
<h2>If you have a green light</h2>
<p>Try these for four weeks, and keep a short diary with two numbers a day, one for the jaw and one for the ear:</p>
<ol>
<li>Check your teeth each time you drink something. Touching? Let them part.</li>
<li>Choose softer food for a while, and leave out gum.</li>
<li>Lay a warm cloth over both cheeks for ten minutes in the evening.</li>
<li>Ask for a physical therapist who knows jaws and necks. Learn two exercises well, not ten badly.</li>
<li>Keep a soft sound in the bedroom if silence makes the ringing loud.</li>
</ol>
<p>If the jaw number falls and the ear number follows, you have learned something. If only one moves, you have learned something too.</p>
<p>When ringing troubles you for months, ask about cognitive behavioral therapy, and about hearing aids if a test shows hearing loss. The national guideline supports both. It advises against supplements sold for tinnitus. [3]</p>
<h2>Stay on your feet</h2>
<p>Dizziness breaks bones. Sit on the edge of the bed for a minute before you stand. Light the way to the bathroom. Hold the rail. Do not drive or climb while the room moves. Bring a list of all your medicines to the visit, because some of them can make you dizzy or make ears ring. Do not stop any of them by yourself.</p>
<p>Ask for one hearing test, even if you think you hear well. It is painless, and it turns a guess into a line on paper.</p>
<p>The jaw may be part of your story. Let it be the third question, not the first.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>The jaw joint sits right in front of the ear canal. Even so, rule out danger first, test the ear next, and only then ask the jaw.</p>',
  picture_shows:
    'An older man in profile. A spot marks the jaw joint in front of his ear, rings spread from the ear, and a traffic light stands beside him.',
  call_out: 'Rule out danger, test the ear, and only then ask the jaw.',
  tags: ['Ear & Nose', 'TMD'],
  solution: 'Medical Solution',
  author: 'feld',
  image: 'dizziness-fullness-and-ringing',
  createdAt: '2025-08-01T08:40:00.000Z',
  references: [
    works.cdcStroke,
    works.nidcdSuddenDeafness,
    works.tunkel2014,
    works.basura2020,
    works.portoDeToledo2017,
    works.michiels2019,
  ],
}
