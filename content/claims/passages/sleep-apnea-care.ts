import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on the tests, causes and treatments of sleep apnea say. */
export const marcus2012 = {
  test: passage(
    works.marcus2012,
    'Abstract, Recommendation 2',
    'Polysomnography should be performed in children/adolescents with snoring and symptoms/signs of OSAS; …',
  ),
  tonsils: passage(
    works.marcus2012,
    'Abstract, Recommendation 3',
    'Adenotonsillectomy is recommended as the first-line treatment of patients with adenotonsillar hypertrophy.',
  ),
}

export const facco2017 = {
  pregnancy: passage(
    works.facco2017,
    'Abstract, Results',
    'Increasing exposure-response relationships were observed between AHI and both hypertensive disorders and GDM.',
  ),
}

export const nhlbiSleepApnea = {
  age: passage(
    works.nhlbiSleepApnea,
    'Risk factors, in an earlier version of the page',
    'The risk for sleep apnea increases as you get older.',
  ),
  habits: passage(
    works.nhlbiSleepApnea,
    'Risk factors, in an earlier version of the page',
    'Drinking alcohol, smoking, and overweight or obesity can increase your risk for sleep apnea.',
  ),
  airway: passage(
    works.nhlbiSleepApnea,
    'What is sleep apnea?',
    'Factors such as obesity, large tonsils, or changes in your hormone levels can narrow your airway.',
  ),
  treatments: passage(
    works.nhlbiSleepApnea,
    'What is sleep apnea?',
    'Breathing devices, such as continuous positive air pressure (CPAP) machines, and lifestyle changes are common sleep apnea treatments.',
  ),
  untreated: passage(
    works.nhlbiSleepApnea,
    'What is sleep apnea?',
    'Untreated sleep apnea increases the risk for stroke, heart attack, and other serious problems.',
  ),
}

export const patil2019 = {
  sleepy: passage(
    works.patil2019,
    atCopy('Strong recommendations'),
    'We recommend that clinicians use PAP, compared to no therapy, to treat OSA in adults with excessive sleepiness.',
  ),
  tested: passage(
    works.patil2019,
    'Abstract, Good practice statements',
    'Treatment of OSA with PAP therapy should be based on a diagnosis of OSA established using objective sleep apnea testing.',
  ),
}

export const oralAppliances = {
  dentalChecks: passage(
    works.ramar2015,
    'Abstract, Recommendation 4',
    'We suggest that qualified dentists provide oversight—rather than no follow-up—of oral appliance therapy in adult patients with obstructive sleep apnea …',
  ),
  toothMovement: passage(
    works.sheats2017,
    'Abstract',
    'Although the most commonly observed side effect is unwanted tooth movement, a number of other side effects have been reported through anecdotes, case reports, and observational studies.',
  ),
  bite: passage(
    works.chen2024,
    'Abstract, Results',
    'Long-term OA treatment was associated with a significant decrease in overbite (0.87 mm, 95% CI: 0.69–1.05) and overjet (0.86 mm, 95% CI: 0.69–1.03).',
  ),
}

export const lillyZepbound = {
  forWhom: passage(
    works.lillyZepbound,
    'First paragraph',
    'Zepbound is an injectable prescription medicine that may help adults with moderate-to-severe obstructive sleep apnea (OSA) and obesity to improve their OSA.',
  ),
  withDiet: passage(
    works.lillyZepbound,
    'First paragraph',
    'Zepbound should be used with a reduced-calorie diet and increased physical activity.',
  ),
  noMoreApnea: passage(
    works.lillyZepbound,
    'Footnotes to the results',
    'In a 52-week study, 42.2% of people taking Zepbound (10 mg or 15 mg) without PAP therapy achieved remission or mild OSA with no symptoms (vs 15.9% with placebo).',
  ),
  noMoreApneaWithCpap: passage(
    works.lillyZepbound,
    'Footnotes to the results',
    'In another 52-week study of people on PAP therapy, 50.2% of those taking Zepbound (10 mg or 15 mg) achieved remission or mild OSA with no symptoms (vs 14.3% with placebo).',
  ),
}

export const epstein2009 = {
  severity: passage(
    works.epstein2009,
    atCopy('Diagnostic criteria'),
    'OSA severity is defined as mild for Respiratory Disturbance Index (RDI) ≥ 5 and < 15, moderate for RDI ≥ 15 and ≤ 30, and severe for RDI > 30/hr.',
  ),
}

export const aasmUpperAirwayStimulation = {
  pauses: passage(
    works.aasmUpperAirwayStimulation,
    'Whole text',
    'Results show that the median apnea-hypopnea index (AHI) score at 12 months decreased 68 percent, from 29.3 events per hour to 9.0 events per hour.',
  ),
}

export const phillips2013 = {
  pauses: passage(
    works.phillips2013,
    atCopy('Abstract, Results. Before treatment there were 25.6 pauses an hour'),
    'CPAP was more efficacious than MAD in reducing AHI (CPAP AHI=4.5±6.6/hr, MAD AHI=11.1±12.1/hr, p<0.01) …',
  ),
  sleepiness: passage(
    works.phillips2013,
    atCopy('Abstract, Results. 108 people completed the trial'),
    'In contrast, sleepiness, driving simulator performance and disease-specific QOL improved on both treatments by similar amounts …',
  ),
}

export const lillyApproval2024 = {
  approved: passage(
    works.lillyApproval2024,
    'First paragraph',
    'Eli Lilly and Company (NYSE: LLY) today announced the U.S. Food and Drug Administration (FDA) approved Zepbound® (tirzepatide) as the first and only prescription medicine for adults with moderate-to-severe obstructive sleep apnea (OSA) and obesity.',
  ),
}

export const woodson2016 = {
  people: passage(
    works.woodson2016,
    'Abstract, Results',
    'Of 126 enrolled participants, 116 (92%) completed 36-month follow-up evaluation per protocol; 98 participants additionally agreed to a voluntary 36-month PSG.',
  ),
}
