import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Questions to Bring to Your First Bite Assessment',
  brief_description:
    'Twelve questions to take with you to a first bite and jaw visit, with a line on why each one matters and what a good answer sounds like. Save this page or print it.',
  blog_summary: `<p>A good first visit is mostly talk and touch: your story, your jaw’s movement, your muscles, your bite. Bring questions and expect clear answers.</p>
<ul>
<li>Ask what the diagnosis is, and what else it could be.</li>
<li>Ask what happens if you do nothing for now.</li>
<li>Ask whether a treatment can be undone. Reversible care comes first.</li>
<li>Ask how you both will know by a set date whether it works.</li>
<li>Ask for the cost in writing, and take time before you sign.</li>
</ul>`,
  long_description: `<p>You are allowed to interview the person who wants to change something in your mouth. Good clinicians like it. Here are twelve questions, each with a reason and with the sound of a good answer.</p>
<p>Before you leave home, do what the National Institute on Aging advises for any visit: write a list of what you want to talk about, bring all your medicines or a list of them, and think of taking someone along to listen with you [1]. Wear your glasses and hearing aids. If you own a night guard, put it in your bag.</p>
<h2>Questions about the problem</h2>
<p><strong>1. What do you think I have, in plain words?</strong> “TMD” is a family name. The recognized criteria sort it into muscle pain, joint pain, disc problems, joint wear, and headache from the jaw [2]. A good answer names one or more of these.</p>
<p><strong>2. What else could it be?</strong> Jaw and face pain can come from teeth, sinuses, nerves, and blood vessels. Listen for a list and a reason why each item is or is not likely. “It is surely your bite” is too quick.</p>
<p><strong>3. What did you find with your hands?</strong> The standard exam measures how far you open, listens to the joint, and presses the muscles to see whether that brings on <em>your</em> pain [2]. If nobody touched your jaw, ask why.</p>
<p><strong>4. Which tests do I really need?</strong> Diagnosis rests mainly on your history and the exam, with pictures when there is a reason for them. Dental researchers have found that electronic devices that trace jaw movement or muscle signals cannot reliably tell a healthy jaw from a painful one [3]. A good answer says what a test would change.</p>
<h2>Questions about treatment</h2>
<p><strong>5. What happens if we do nothing for now?</strong> Many jaw problems pass with time or come and go [4]. Waiting with a plan is a real choice.</p>
<p><strong>6. Can it be undone?</strong> Listen for the word “reversible.” Exercises, habit change, heat, and a removable splint can be stopped. Ground-down teeth, crowns, and surgery cannot. The advice from dental researchers is to use conservative, reversible care unless there is a clear reason to do otherwise [3].</p>
<p><strong>7. How strong is the evidence?</strong> For jaw pain that has lasted three months or more, a 2023 guideline strongly favors cognitive behavioral therapy (a kind of talking therapy), hands-on therapy, and supervised jaw and posture exercise. It advises, less firmly, against removable splints, and strongly against irreversible ones [5]. Many dentists still use removable splints, and people differ. A good answer does not hide this. It tells you why you might be an exception.</p>
<p><strong>8. What could go wrong?</strong> Ask about sore teeth, a changed bite, and gum problems. No treatment is free of risk. “None” is not a good answer.</p>
<p><strong>9. Who else should see me?</strong> Snoring may need a sleep doctor. Headache may need a neurologist. A sore neck may need a physical therapist. Teamwork is a good sign.</p>
<h2>Questions about time and money</h2>
<p><strong>10. How will we know that it works, and by when?</strong> Pick one or two things that matter to you, such as chewing bread or sleeping through the night. Set a date to judge. Agree on what you will stop if nothing has changed.</p>
<p><strong>11. What will it cost in total?</strong> If you have no insurance or do not use it, you have the right to a good faith estimate before care [6]. Ask which parts go to medical insurance and which to dental insurance. Ask what a lost or broken splint costs.</p>
<p><strong>12. May I take this home and think?</strong> There is rarely a hurry. A discount that ends today is a reason to leave. Ask for copies of your records for a second opinion.</p>
<h2>A card for your pocket</h2>
<p>If twelve are too many, carry these:</p>
<ul>
<li>What is it, and what else could it be?</li>
<li>What if I wait?</li>
<li>Can it be undone?</li>
<li>How will we know, and by when?</li>
<li>What will it cost?</li>
</ul>
<p>After the visit, sit in the car or on a bench for five minutes and write down what you heard. If you cannot explain the plan to a friend, call and ask again.</p>
<p>Some things should not wait for a booked visit. Go to an emergency room if your jaw is stuck open, if your face is swollen and you have a fever, if swallowing or breathing is hard, or if your teeth do not meet after a blow to the jaw. Call 911 for jaw pain with chest pressure, sweating, or short breath. If you are over 50 with a new headache or pain on chewing, see a doctor the same day. If your sight changes, go to an emergency room.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Bring questions and expect clear answers. Ask what happens if you do nothing for now, and whether a treatment can be undone.</p>',
  picture_shows:
    'Two chairs face each other at a small table with a checked list and a pencil. A question mark floats above one, a speech bubble above the other.',
  call_out: 'Ask of every treatment: can it be undone, and how will we know that it works?',
  tags: ['TMD', 'Jaw'],
  solution: 'Dental Solution',
  author: 'marsh',
  image: 'questions-for-your-first-bite-assessment',
  createdAt: '2025-08-31T12:00:00.000Z',
  references: [
    works.niaDoctorsAppointment,
    works.schiffman2014,
    works.greene2010,
    works.nidcrTmd,
    works.busse2023,
    works.cmsNoSurprisesAct,
  ],
}
