import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Understanding Insurance Codes for Jaw and Sleep Treatment',
  brief_description:
    'A bill for jaw or sleep care speaks in codes. Learn what the main ones mean, what to ask before treatment, and how to answer a denial. Plans differ and rules change, so always check yours.',
  blog_summary: `<ul>
<li>Every claim says two things: what you have (a diagnosis code) and what was done (a procedure or item code).</li>
<li>Common ones: G47.33 for obstructive sleep apnea, M26.6 with more digits for jaw joint disorders, 95810 for a lab sleep study, E0486 for a custom oral appliance.</li>
<li>A code is not a promise to pay. Your plan’s own rules decide.</li>
<li>Before treatment, call your plan with the codes in hand and write down what you hear.</li>
<li>If you are denied, read the reason and appeal in time.</li>
</ul>`,
  long_description: `<p>A medical bill is a short story told in numbers. Once you can read a few of them, you can ask better questions, and some nasty surprises can be caught early. Codes and rules are as of April 2025, and they change each year. No code on this page promises payment. Plans differ, and codes and rules change every year. Use this page to prepare a phone call to your plan.</p>
<h2>The two halves of every claim</h2>
<p><strong>What you have.</strong> This is the diagnosis code. The United States uses ICD-10-CM, which the National Center for Health Statistics keeps up to date [1].</p>
<p><strong>What was done.</strong> Most doctors’ services have a five-digit CPT code from the American Medical Association [2]. Equipment, supplies, and some services have a letter and four digits. These are HCPCS Level II codes, kept by the Centers for Medicare &amp; Medicaid Services, or CMS [3]. Dentists also use a dental set, called CDT, when they bill dental plans [3].</p>
<p>The two halves must fit each other. A sleep device billed with a jaw pain diagnosis makes a computer say no.</p>
<h2>Codes you may meet</h2>
<p>Diagnoses [1]:</p>
<ul>
<li><strong>G47.33</strong> Obstructive sleep apnea</li>
<li><strong>R06.83</strong> Snoring</li>
<li><strong>M26.60</strong> Jaw joint disorder, not further specified. A claim needs one more digit for the side, for example M26.601 for right, M26.602 for left, and M26.603 for both.</li>
<li><strong>M26.62</strong> Pain in the jaw joint, and <strong>M26.63</strong> disc disorder of the jaw joint. Each also takes one more digit for the side.</li>
</ul>
<p>Tests and devices [2] [3]:</p>
<ul>
<li><strong>95810</strong> Overnight sleep study with a technologist present (polysomnography), from age 6</li>
<li><strong>95806</strong> Home sleep test that records heart rate, oxygen, airflow, and breathing effort</li>
<li><strong>G0399</strong> Home sleep test with a type III monitor and at least four channels. Ask whether your plan wants this code or 95806.</li>
<li><strong>E0486</strong> Custom-made oral appliance for sleep apnea, with fitting and adjustment</li>
<li><strong>E0485</strong> Ready-made oral appliance for sleep apnea, with fitting and adjustment</li>
</ul>
<p>Your office may use others. Ask for each code in writing, and never ask an office to pick a code because it pays better. The code has to match the truth in your chart.</p>
<h2>One real rule, read slowly</h2>
<p>Medicare’s rule for oral appliances is public, so it makes a good example. It covers a custom appliance, E0486, only when all of these are met [4]:</p>
<ol>
<li>You saw a clinician in person about sleep apnea <em>before</em> the sleep test.</li>
<li>A sleep test that Medicare covers shows enough breathing events. Fifteen or more per hour qualifies. Five to fourteen qualifies with certain symptoms or illnesses, such as daytime sleepiness or high blood pressure. Above thirty, there must also be a reason why you cannot use positive airway pressure.</li>
<li>Your treating clinician orders the device after looking at the test.</li>
<li>A licensed dentist provides it and bills for it.</li>
</ol>
<p>Under the same rules, an appliance used only for snoring, or for a jaw joint disorder, counts as a dental device and is denied [5]. It does not mean that the device is useless. It means that this benefit does not pay for it. Private plans write their own rules. Some are wider and some are tighter.</p>
<p>Notice how order matters. A test done before the office visit can sink a claim that was right in every other way.</p>
<h2>The ten-minute phone call</h2>
<p>Call the number on your card before treatment. Have the codes, the name and tax ID of the office, and a pen. Then ask:</p>
<ul>
<li>Is this code covered for my diagnosis, under medical or dental benefits?</li>
<li>Do I need prior authorization or a referral? Who sends it?</li>
<li>Is this office in network? If nobody in network offers it, can I get an exception?</li>
<li>What is left of my deductible, and what is my share after that?</li>
<li>Are there exclusions for TMD? Is there a lifetime limit?</li>
<li>Where is the written policy? Please send it to me.</li>
</ul>
<p>Write down the date, the name, and the reference number. A phone answer is not a guarantee, but a record helps.</p>
<h2>If the answer is no</h2>
<p>Read the letter for the reason. Many denials are about a missing paper, a wrong digit, or a skipped step, and the office can fix those. If you disagree, you can appeal. For most private plans, the time limit for an internal appeal is 180 days from the notice. After that, you may be able to ask for an outside review [6]. Medicare and Medicaid have their own steps and dates, and your notice lists them.</p>
<p>Add a letter from your doctor, the sleep test, and a note of what you have tried. Keep copies. And do not let paperwork delay urgent care. If you doze at the wheel, stop driving, call your doctor today and sort out the codes later.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Every claim says what you have and what was done. A code is not a promise to pay.</p>',
  picture_shows:
    'A bill in two halves that fit like puzzle pieces, one with a small jaw and a moon, the other with a mouthpiece. A phone and a pen lie beside it.',
  call_out: 'A code tells your plan what was done; it never promises that the plan will pay.',
  tags: ['Sleep Apnea', 'TMD'],
  solution: 'Medical Solution',
  author: 'okafor',
  image: 'understanding-insurance-codes',
  createdAt: '2025-04-22T18:15:00.000Z',
  references: [
    works.nchsIcd10,
    works.amaCpt,
    works.cmsHcpcs,
    works.cmsOralAppliances,
    works.cmsOralAppliancesPolicy,
    works.healthCareGovAppeals,
  ],
}
