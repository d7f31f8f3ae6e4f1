import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Bite Splints Explained: What They Can and Cannot Do',
  brief_description:
    'A bite splint is a simple piece of plastic with a long list of promises attached. Here is what the trials support, what they do not, and what to ask before you pay for one.',
  blog_summary: `<ul>
<li><strong>Can:</strong> put a layer of plastic between your teeth, and be taken out again.</li>
<li><strong>May:</strong> spare teeth and crowns from some wear, though no trial has measured this well.</li>
<li><strong>Cannot be counted on to:</strong> reduce jaw pain, stop grinding or fix a click. Results of trials do not support these promises.</li>
<li><strong>Should not:</strong> change your bite. If your teeth meet differently in the morning and stay that way, call the dentist.</li>
<li>Before you pay, ask what it is for, which teeth it covers, who checks it and when you will stop.</li>
</ul>`,
  long_description: `<p>It has many names: splint, night guard, bite plate, orthotic. It may come from a drugstore shelf or from a dental laboratory. Either way it is a piece of plastic that keeps your upper and lower teeth apart.</p>
<p>So treat it as you would any tool. Ask what job it is for.</p>
<h2>Five promises, checked</h2>
<p><strong>“It protects your teeth.”</strong> Possibly. Plastic between two teeth takes rubbing that the teeth would have taken. That makes sense, but a large British review of splint trials found that none of them had measured tooth wear in people who grind. [1] An older Cochrane review saw a possible benefit for wear and asked for better studies. [2]</p>
<p><strong>“It takes away jaw pain.”</strong> Not shown. When the British team put 13 trials with 1,076 people together, splints did not reduce pain more than no splint or a dummy one, measured over up to three months. They rated the evidence as very low in quality, so the door is not shut. [1]</p>
<p><strong>“It stops the grinding.”</strong> Not shown. The Cochrane authors found too little evidence to say that splints treat grinding in sleep. [2]</p>
<p><strong>“It moves your jaw to the right place.”</strong> Be careful. A 2023 expert panel on long-lasting jaw pain advised strongly against oral splints that change the bite for good. It also leaned, less firmly, against the removable kind as a treatment for pain. [3]</p>
<p><strong>“It cannot hurt to try.”</strong> Nearly true, with one large exception. See below.</p>
<h2>The risk that is easy to miss</h2>
<p>Some people wear a guard for months and find that their front teeth no longer meet. This is called an open bite.</p>
<p>British dentists who described such cases warned that any design may do this, that guards which cover only some of the teeth need very close checks, and that the problem may be more common than the books suggest. [4]</p>
<p>Guards bought online come with less help. A British survey found little or no safety information on many of the sites. Reports in a United States database told of choking, hurt tissue and changed bites, and none of the designs could promise to cover every tooth. [5]</p>
<p>Here is a simple test. Each morning, take the splint out, wait ten minutes and close your teeth gently. Do they meet as they did before? If they feel wrong on three mornings in a row, stop wearing it and call your dentist.</p>
<h2>When a splint is a fair choice</h2>
<p>None of this makes splints useless. It makes them a tool with a narrow job. A fair case might look like this: you break fillings or crowns, or your teeth are wearing fast; you and your dentist agree that the aim is to protect them; the splint covers all the teeth in one jaw; someone checks it.</p>
<p>With a painful jaw, the splint should not come first or alone. The 2023 panel gave its strongest support to guided exercise, hands-on therapy, cognitive behavioral therapy, and good advice with exercises at home. [3] The federal dental institute is just as careful: begin with simple care, avoid what changes the jaw or teeth for good, and stop using a splint that makes pain worse or affects the bite. [6]</p>
<p>What about bite alignment? Some dentists wear in a new jaw position with a splint and then build it into the teeth with crowns or braces. That second step cannot be taken back. Comfort in a splint does not prove that your teeth need to be rebuilt. Ask for the reason in writing, and get a second opinion.</p>
<h2>Nine questions before you pay</h2>
<ol>
<li>What exactly is it for: wear, pain or something else?</li>
<li>How will we know that it works?</li>
<li>Does it cover all the upper or all the lower teeth?</li>
<li>Is it hard or soft, and why for me?</li>
<li>Will you record my bite, with photos or a scan, before I start?</li>
<li>When is the first check, and how often after that?</li>
<li>Nights only, or days as well? For how many months?</li>
<li>What does it cost with all visits, and what does my insurance say?</li>
<li>What will we do if it does not help within three months?</li>
</ol>
<p>Tell your dentist if you snore loudly, gasp or stop breathing in sleep. That needs a sleep check first. A device for sleep apnea is not a grinding splint, and the two should not be mixed up.</p>
<p>Once you have it, wash it with cool water and plain soap, and let it dry in a box with holes. Hot water bends it. Dogs love it. Take it to every dental visit, since a new filling or crown may change the fit.</p>
<p>Call soon for a sore tooth or a sore gum, and today if the jaw locks and will not open. Go to an emergency room for swelling that spreads, or for trouble breathing or swallowing.</p>
<p>A good splint is a modest thing. It does one small job, it is checked, and it can be put away.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>A splint puts a layer of plastic between your teeth. If they meet differently in the morning and stay that way, call the dentist.</p>',
  picture_shows:
    'A clear, horseshoe-shaped splint beside its open box on a bedside table, with a lamp, a checked list and the moon outside.',
  call_out: 'Comfort in a splint does not prove that your teeth need to be rebuilt.',
  tags: ['TMD', 'Jaw'],
  solution: 'Dental Solution',
  author: 'lindqvist',
  image: 'bite-splints-explained',
  createdAt: '2025-05-06T13:30:00.000Z',
  references: [
    works.riley2020,
    works.macedo2007,
    works.busse2023,
    works.bereznicki2018,
    works.wassell2014,
    works.nidcrTmd,
  ],
}
