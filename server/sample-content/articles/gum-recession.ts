import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Gum Recession: Causes You Can Change and Causes You Cannot',
  brief_description:
    'Gums that draw back rarely have one single cause. Sort yours into two lists, those you can change and those you cannot, and put your effort where it has a chance to count.',
  blog_summary: `<p>Recession means that the gum edge has moved and part of the root shows. It is very common.</p>
<ul>
<li><strong>You can change:</strong> plaque and gum disease, tobacco, a hard brush or heavy hand, lip and tongue jewelry, rough edges of fillings.</li>
<li><strong>You cannot change:</strong> your age, thin gums, thin bone, the place where a tooth came in.</li>
<li><strong>The bite:</strong> heavy biting has not been shown to start recession.</li>
<li>Ask for a measurement in millimeters, so that you can tell moving from standing still.</li>
<li>A loose tooth calls for a dentist this week, and pus or swelling for one today.</li>
</ul>`,
  long_description: `<p>Smile into a mirror and look at the border where pink meets white. If one tooth looks longer than its neighbor, the gum there may have drawn back. Dentists call this gingival recession.</p>
<p>It is very common. A review of surveys says that more than half of people have at least one spot where the gum has moved back by a millimeter or more [1]. It happens in mouths that are badly brushed and in mouths that are brushed very well [2]. That second part is the puzzle. It makes sense once you sort the causes.</p>
<h2>List one: what you can change</h2>
<ul>
<li><strong>Plaque and gum disease.</strong> Bacteria along the gum line inflame the gum. If this goes on, gum and bone can be lost. Bleeding when you brush is an early sign. Good cleaning at home and at the dentist’s office is the base of all care [3].</li>
<li><strong>Tobacco.</strong> Smoking is a leading risk for gum disease, and it makes treatment work less well [3].</li>
<li><strong>How you brush.</strong> A review looked at 18 studies. Eight linked recession with brushing often, and some pointed to force, hard bristles, or technique. The quality was low, and the answer stayed open [4]. A soft brush and a light grip cost nothing, so use them while science argues.</li>
<li><strong>Things that rub or trap plaque.</strong> Lip and tongue jewelry, the edge of a filling or crown under the gum, or a partial denture that presses can all irritate one spot. Ask your dentist to check.</li>
<li><strong>Diabetes that is out of control.</strong> Diabetes raises the risk of gum disease [3]. Tell your dentist your last numbers.</li>
</ul>
<h2>List two: what you cannot change</h2>
<ul>
<li><strong>Age.</strong> Recession becomes more common with the years [2]. The gum has had more time to meet everything on list one.</li>
<li><strong>Thin gums.</strong> Some people are born with thick, firm gums and some with thin, delicate ones. Thin gums are at greater risk [2].</li>
<li><strong>Where your teeth stand.</strong> A tooth that came in far toward the lip or cheek may have very little bone in front of it [1].</li>
<li><strong>The past.</strong> Old gum disease leaves its mark, even when it is quiet now.</li>
</ul>
<p>List two is not bad news. It tells you who has to be strict with list one.</p>
<p>One cause sits between the lists. Moving teeth with braces or aligners can bring on recession if a tooth is pushed outside its bone, above all where gums are thin [2]. This goes for treatment at any age and for any purpose, the bite included. Before you agree, ask: “How thick are my gums and bone there, and who will watch them?”</p>
<h2>And the bite?</h2>
<p>Many people hear that a heavy bite has pushed their gums down. The idea is old, and it sounds right. A review prepared for an international workshop of gum specialists, published in 2018, found no credible evidence that a tooth bending under load draws its gum back. Heavy forces do not start gum disease either. When gum disease is already there, there is weak evidence that they may speed it up [5].</p>
<p>So care for the bite has a place when a tooth is loose or sore to chew on. Do not accept it as a treatment for recession alone.</p>
<h2>What to do next</h2>
<ol>
<li>Ask for a number. “How many millimeters, on which teeth?” Write it down and compare it in six to twelve months.</li>
<li>If nothing hurts, nothing bleeds, and the number stands still, watching is a fair plan.</li>
<li>For sensitivity, ask about desensitizing toothpaste and fluoride. Bare roots can also decay, so cut down on sugary snacks.</li>
<li>If the number grows, or the look troubles you, ask about a gum graft. A Cochrane review found that several kinds of surgery can cover part or all of a root [6]. How much depends on the tooth. The gum can draw back again if list one is ignored.</li>
</ol>
<p>See a dentist this week for gums that bleed often, teeth that feel loose, or a bite that has changed, and today for pus or a swollen gum. Go to an emergency room for facial swelling with fever, or for trouble swallowing or breathing.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Recession means that the gum edge has moved. A measurement in millimeters tells moving from standing still.</p>',
  picture_shows:
    'Two lower front teeth in gum and bone. At the right one the gum has dropped below a dotted line, and a strip of root is bare.',
  call_out:
    'You cannot choose your gums, but you can choose your brush, your grip, and your next checkup.',
  tags: ['Gum Recession'],
  solution: 'Dental Solution',
  author: 'whitfield',
  image: 'gum-recession',
  createdAt: '2025-08-08T14:50:00.000Z',
  references: [
    works.kassab2003,
    works.cortellini2018,
    works.nidcrGumDisease,
    works.rajapakse2007,
    works.fan2018,
    works.chambrone2018,
  ],
}
