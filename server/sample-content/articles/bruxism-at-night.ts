import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Bruxism at Night: What Clenching and Grinding Do to Teeth and Muscles',
  brief_description:
    'One night, hour by hour, from the last glass of the evening to the sore jaw at breakfast: what grinding is, what it can do, what may feed it and what is worth doing about it.',
  blog_summary: `<p><strong>10 p.m.</strong> Alcohol, smoking and a lot of coffee are linked with grinding at night. Test them one at a time.</p>
<p><strong>2 a.m.</strong> Experts see grinding as something the sleeping brain does. In healthy people it is a behavior, not a disease.</p>
<p><strong>3 a.m.</strong> If you lie awake for weeks, treat the sleep trouble for its own sake. Loud snoring with pauses needs a doctor.</p>
<p><strong>7 a.m.</strong> Flat edges, broken fillings and tired cheeks are clues, not proof.</p>
<p><strong>Noon.</strong> A night splint may shield teeth, though the trials are weak. Changing the bite has not been shown to stop grinding.</p>`,
  long_description: `<p>You may be the last to know. Someone hears a sound like gravel through the bedroom door, or a dentist points at a flat edge and asks how you sleep. Let us go through one night by the clock.</p>
<h2>10 p.m. What goes in before bed</h2>
<p>A review of seven studies found that grinding in sleep was more often seen in people who drank alcohol, with almost twice the odds, and in smokers, with more than twice the odds. More than eight cups of coffee a day went with about one and a half times the odds. The authors called the evidence limited. [1]</p>
<p>A link is not a cause. It does make a fair experiment, and it costs nothing:</p>
<ul>
<li>Pick one thing: the nightcap, the late coffee or the last cigarette.</li>
<li>Leave it out for two weeks. Change nothing else.</li>
<li>Each morning, rate your jaw from 0 to 10 and write the number down.</li>
</ul>
<p>Did the grinding begin soon after a new tablet? Tell the doctor who prescribed it. Do not stop it on your own.</p>
<h2>2 a.m. What the jaw is doing</h2>
<p>The chewing muscles wake up while you sleep. Sometimes they squeeze, sometimes they rub the teeth from side to side. In 2018 an international group of experts agreed on a calm view of this. In an otherwise healthy person, they wrote, bruxism is a behavior and not a disorder. It may raise the risk of harm. It may do no harm. It may even protect. [2]</p>
<p>It is not rare. In surveys, close to 13 percent of adults said that they often grind or clench in sleep. The figure rests on what people report, and many cannot know. [3]</p>
<p>Where does it start? It used to be blamed on teeth that did not fit. Today it is seen as driven by the brain during sleep, with several things in the body that raise the chance. [4] So a change to the bite is not a treatment for grinding. Bite alignment may help a dentist to plan the repair of worn teeth. There is no good evidence that it stops the muscles at 2 a.m.</p>
<h2>3 a.m. When you lie awake</h2>
<p>Perhaps you are not grinding in your sleep at all. Perhaps you are awake, and your teeth are pressed together while your thoughts go around. That has its own name, awake bruxism: teeth that touch again and again or for a long time, or a jaw held tight. [2] The good news is that you can catch it.</p>
<p>Let the jaw drop a little. Breathe out slowly. If sleep does not come in about 20 minutes, get up, sit somewhere dim and come back when you are sleepy.</p>
<p>Poor sleep on most nights for weeks is a health problem in its own right. Ask about cognitive behavioral therapy for insomnia. Do not wait for the jaw to be settled first.</p>
<p>And the snoring? Many people have heard that grinding means sleep apnea. A 2022 review could not confirm that link in adults. [5] So grinding is not proof. Loud snoring with pauses or gasps, or dozing off by day, is a good reason to see a doctor, whether you grind or not. Never drive when you are sleepy.</p>
<h2>7 a.m. Reading the signs</h2>
<p>Grinding can leave larger jaw muscles, worn tooth surfaces, broken fillings or teeth, and teeth that are sensitive or sore. [4] At the mirror, look for edges that have gone flat and for small chips. Then press gently on both cheeks. Are they tired, as if you had chewed gum all night?</p>
<p>Mind one trap. Tooth wear adds up over a lifetime. A flat tooth can tell you that something happened. It cannot tell you that it happened last night.</p>
<p><strong>Do not put off a dental visit</strong> if one tooth gives a sharp pain as you bite or let go, if a piece has come off, or if you see swelling. Get emergency help if swelling spreads or makes it hard to swallow or breathe. Jaw pain with chest pain or short breath is a 911 call.</p>
<h2>Noon. What to do with the answer</h2>
<p>Many dentists offer a splint, a guard that sits over the teeth at night. The reasoning is simple: let the plastic wear, and not the tooth. The research is thin. A large British review found 52 trials, of very low quality, on splints for jaw disorders or bruxism. It could not tell whether splints reduce wear. [6]</p>
<p>A shield can still be a fair choice if teeth or crowns are breaking. Ask for one that covers all the teeth, bring it to every check-up and say so if your bite starts to feel different.</p>
<p>The cheapest tool is for the daytime. Put a small dot on your phone, your kettle and your desk. Each time you see one, ask: are my teeth touching? Then let them part. It may not reach into the night. It does give tired muscles some hours off.</p>
<p>The aim is not a silent night. The aim is teeth that last, muscles that rest and sleep that works.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Flat edges and tired cheeks are clues, not proof. Experts see grinding at night as something the sleeping brain does.</p>',
  picture_shows:
    'A man asleep on his back under the moon; a clock shows two. The muscles of his cheek and temple are marked, and an inset shows two teeth with flat edges.',
  call_out:
    'A flat tooth shows that something happened. It cannot show that it happened last night.',
  tags: ['TMD', 'Insomnia', 'Tooth Fracture'],
  solution: 'Dental Solution',
  author: 'marsh',
  image: 'bruxism-at-night',
  createdAt: '2025-08-14T22:10:00.000Z',
  references: [
    works.bertazzoSilveira2016,
    works.lobbezoo2018,
    works.manfredini2013,
    works.beddis2018,
    works.pauletto2022,
    works.riley2020,
  ],
}
