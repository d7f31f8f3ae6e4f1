import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Forward Head Posture: What the Evidence Says About Neck and Jaw',
  brief_description:
    'Is a head that leans forward to blame for a sore neck, an aching jaw, or a bad bite? Four common claims, each set beside the research, with advice that holds up either way.',
  blog_summary: `<p>Four claims, four verdicts:</p>
<ul>
<li><strong>Adults with neck pain hold the head further forward.</strong> On average yes, but nobody knows which comes first.</li>
<li><strong>A forward head causes jaw disorders.</strong> The studies disagree.</li>
<li><strong>The bite sets the posture.</strong> No predictable link has been found.</li>
<li><strong>Then exercise is pointless.</strong> No. Supervised posture exercise is strongly recommended for lasting jaw pain, and neck strengthening may help.</li>
</ul>
<p>Move often, build strength, and worry less about the perfect pose. Neck pain after an accident, or with weak or clumsy hands, needs a doctor now.</p>`,
  long_description: `<p>You may have seen the side-view picture. A head slides forward over a screen, and a list of troubles is pinned to it: sore neck, aching jaw, headaches, a bite gone wrong. The picture is simple. The research is not. Here are four claims, each with what the studies show.</p>
<h2>Two claims about pain</h2>
<p><strong>Claim 1: “People with neck pain carry the head further forward.”</strong></p>
<p>For adults, this is mostly true as an average. A review of 15 studies found a more forward head in adults with neck pain than in adults without it. In adults and older adults, a more forward head also went with stronger pain. In teenagers, most links were missing [1].</p>
<p>But every one of those studies took a single look in time. None can tell whether posture led to pain, pain led to posture, or age led to both. The authors name age as a factor that muddles the picture [1].</p>
<p><strong>Claim 2: “A forward head causes jaw disorders.”</strong></p>
<p>Nobody can say so. A review of 17 studies on head posture and temporomandibular disorders (TMD) found many weak methods. It called the link controversial and unclear [2].</p>
<h2>One claim about the bite</h2>
<p><strong>Claim 3: “The bite sets the posture, and fixing one fixes the other.”</strong></p>
<p>This site is about bite alignment, so it is only fair to be plain. A review of the research found no predictable relation between how teeth meet and how a person stands. It also found that jaw pain does not go along with measurable faults in bite and posture. In its view, machines that claim to measure such faults are not justified as a base for care [3].</p>
<p>Jaw and neck are close neighbors, and they work together when you chew, speak, and swallow. So a person can have trouble in both. That is a reason to examine both. It is not proof that one drives the other.</p>
<h2>One claim that goes too far</h2>
<p><strong>Claim 4: “If posture is not the cause, posture exercise is a waste of time.”</strong></p>
<p>This is wrong as well. An international panel strongly recommends supervised postural exercise for people who have had TMD pain for three months or more. Supervised jaw exercise and stretching, and simple home care, are on the same list [4].</p>
<p>For the neck, a Cochrane review found that strengthening exercise may help in chronic neck pain. It also said that no evidence of high quality exists yet [5]. American physical therapy guidelines include neck and shoulder-blade exercise for chronic neck pain [6].</p>
<p>How can an exercise help if the pose was not to blame? Perhaps stronger muscles tire less. Perhaps movement calms a sore system. We do not know yet. You can use a thing that helps before science explains it, as long as it is safe.</p>
<h2>A workday without a perfect pose</h2>
<ul>
<li><strong>Change, do not freeze.</strong> Set a timer for 30 minutes, stand up, and look at something far away.</li>
<li><strong>Bring the screen to your eyes.</strong> Lift the phone, enlarge the letters, and have your glasses checked. Many people lean forward to see.</li>
<li><strong>Let the jaw hang loose.</strong> Lips together, teeth apart, tongue resting.</li>
<li><strong>Nod, gently.</strong> Sit tall and draw the chin back a little, as if making a small double chin. Hold for five seconds, five times, twice a day. Stop if it brings pain, dizziness, or tingling.</li>
<li><strong>Get help with the plan.</strong> A physical therapist can build up load step by step. This matters most if you have thin bones, arthritis of the neck, or a past injury.</li>
</ul>
<p>Give it six to eight weeks and judge by what you can do: sleep, drive, work, turn your head. How you look from the side is a poor judge.</p>
<p>Call 911 or go to an emergency room for bad neck pain after a fall or crash, for fever with a stiff neck, or for clumsy hands, unsteady walking, or loss of bladder or bowel control. Do the same for a sudden, severe new neck pain or headache, for trouble speaking or seeing, or for neck or jaw pain with pressure in the chest.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>On average, adults with neck pain hold the head further forward. Nobody knows which comes first.</p>',
  picture_shows:
    'The same woman twice, in profile at a desk: leaning toward a low screen with her neck marked, and upright with the screen raised.',
  call_out: 'A photograph of your profile cannot tell you why your neck hurts.',
  tags: ['Neck Pain', 'Jaw'],
  solution: 'Medical Solution',
  author: 'santoro',
  image: 'forward-head-posture',
  createdAt: '2025-06-27T10:30:00.000Z',
  references: [
    works.mahmoud2019,
    works.rocha2013,
    works.manfredini2012,
    works.busse2023,
    works.gross2015,
    works.blanpied2017,
  ],
}
