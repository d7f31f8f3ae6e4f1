import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Migraine and the Jaw: What We Know and What We Do Not',
  brief_description:
    'Migraine and jaw pain often visit the same person. Studies show that link clearly. They do not show that one causes the other. Here is what is known, what is not, and what you can do.',
  blog_summary: `<ul>
<li>Migraine is a disorder of the brain and nerves. Nothing shows that crooked teeth cause it.</li>
<li>Migraine and painful jaw disorders often occur together. Nobody has shown which one drives the other, or whether a third factor drives both.</li>
<li>A headache that changes when you chew or press your temple may come partly from the jaw.</li>
<li>One small trial hints that treating both problems may work better than treating one.</li>
<li>A sudden worst-ever headache, weakness, confusion, or a new headache in later life needs a doctor now.</li>
</ul>`,
  long_description: `<p>This article has two lists. One holds what research has shown well enough to lean on. The other holds what it has not. Both matter. If you live with migraine, you have probably met people who are very sure of things that belong on the second list.</p>
<h2>What we know</h2>
<p><strong>Migraine has a clear description.</strong> Untreated attacks last 4 to 72 hours. The pain has at least two of four marks: it sits on one side, it throbs, it is moderate or severe, and daily movement makes it worse. Nausea comes along, or light and sound become hard to bear. Doctors look for at least five such attacks [1].</p>
<p><strong>It is a disorder of the nervous system.</strong> Genes play a part. Medicines can stop an attack or make attacks fewer [2]. That makes migraine a matter for a medical doctor, even when the jaw hurts too.</p>
<p><strong>The jaw can cause headache of its own.</strong> The international headache rules list a “headache attributed to temporomandibular disorder.” Its clues are practical. The headache gets worse with chewing or clenching. An examiner can set it off by pressing the temple muscle or by moving the jaw [1].</p>
<p><strong>The two often meet.</strong> A review pooled studies of people with jaw disorders. About 40 in 100 also had migraine. About 19 in 100 had tension-type headache. Looked at the other way, about 59 in 100 people with headache had a jaw disorder. The studies differed a lot from each other, so read these numbers as rough [3].</p>
<h2>What we do not know</h2>
<p><strong>Which comes first.</strong> A 2024 review weighed the studies on teeth grinding, jaw disorders, and headache. It found that the problems travel together, and that cause is very hard to prove. Stress, mood, and sleep may muddy the picture. Researchers do not even agree on how to measure grinding [4].</p>
<p><strong>Whether your bite is to blame.</strong> Nothing in the studies cited here shows that the way teeth meet causes migraine. A change of the bite should never be sold as a migraine treatment. Work on the jaw may ease a jaw problem. If the jaw was adding to your headaches, you may notice that as well. “May” is the honest word.</p>
<p><strong>How much it helps to treat both.</strong> One careful trial took women who had migraine and jaw muscle pain. They received a migraine drug or a dummy pill, and a real splint or a sham one. The group with both real treatments did best on several headache measures. But when all 94 women were counted, the main result, the number of headache days, did not differ clearly [5]. It is a promising hint from a small study. Larger ones are needed.</p>
<blockquote>Two problems in one head are not always one problem.</blockquote>
<h2>What to do with this in real life</h2>
<p>For four weeks, keep a short diary. One line per day is enough:</p>
<ul>
<li>Headache: none, mild, moderate, or severe, and how many hours.</li>
<li>Light, sound, or nausea: yes or no.</li>
<li>Jaw on waking: loose, tired, or sore.</li>
<li>Chewing: does it change the headache?</li>
<li>Every pain pill you took.</li>
</ul>
<p>That last line counts for more than it seems. Taking pain medicine on 10 or 15 days a month, depending on the drug, for more than three months can itself lead to headache [1].</p>
<p>Take the diary to your doctor first and to your dentist second. Ask each to write to the other. If you try a jaw treatment, change one thing at a time, agree on a date to judge it, and choose something you can undo. Keep taking your migraine medicine unless your doctor tells you to stop.</p>
<p>Try one free habit meanwhile. When you read or drive, let your lips touch and your teeth stay apart. It costs nothing, and it will show you how often you clench.</p>
<h2>When to get help at once</h2>
<p>Some headaches are warnings. Call 911 for a sudden, severe headache, or for headache with weakness, trouble speaking, confusion, or fainting. Do the same for fever with a stiff neck, or a painful red eye with blurred sight. See a doctor the same day for headache with fever alone, after a head injury, or in pregnancy or just after birth. See one soon for a headache that is new in later life, that keeps getting worse, or that changes its pattern. These are among the red flags that headache doctors check for [6].</p>
<p>If you are over 50 and have a new headache with jaw pain on chewing, see a doctor today. If your sight changes, go to an emergency room. Ask to be checked for inflamed arteries, a cause that doctors look for in later life [6].</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Migraine and painful jaw disorders often occur together. Nobody has shown which one drives the other.</p>',
  picture_shows:
    'Two overlapping circles: a woman with rays at her temple in one, a woman with a marked jaw joint in the other, and a question mark between them.',
  call_out:
    'Migraine and jaw pain often travel together, but nobody has proved that one drives the other.',
  tags: ['Facial Pain'],
  solution: 'Medical Solution',
  author: 'raman',
  image: 'migraine-and-the-jaw',
  createdAt: '2025-06-02T15:05:00.000Z',
  references: [
    works.ichd2018,
    works.nindsMigraine,
    works.yakkaphan2022,
    works.voss2024,
    works.goncalves2013,
    works.do2019,
  ],
}
