import { describe, expect, it } from 'vitest'
import { signedWords } from './signed-words.ts'

describe('takes for the same', () => {
  it.each([
    ['markup and white space', 'Take  5&nbsp;mg <strong>at night</strong>', 'Take 5mg at night'],
    ['quotation marks', '“Safe” or ‘not’', '"Safe" or \'not\''],
    ['apostrophes', 'It doesn’t hurt', "It doesn't hurt"],
    ['quoted words', '“not more”', 'not more'],
    ['dashes', 'Rest – then chew', 'Rest—then chew'],
    ['dashes in numbers', '5-10 days', '5–10 days'],
    ['a minus sign', 'at -5 degrees', 'at −5 degrees'],
    ['a hyphen in a word', 'jaw-joint pain', 'jaw joint pain'],
    ['ellipses', 'Wait… then stop', 'Wait... then stop'],
    ['a full stop at the end', 'It helps', 'It helps.'],
    ['an exclamation mark at the end', 'It helps.', 'It helps!'],
    ['a colon at the end', 'Causes:', 'Causes'],
    ['a paragraph that is split', 'It helps. Rest.', 'It helps.</p><p>Rest.'],
    ['a list', 'Chew less.</p><p>Rest', '</p><ul><li>Chew less</li><li>Rest</li></ul><p>'],
    ['soft hyphens', 'mo\u00ADre', 'more'],
    ['composed letters', 'Café', 'Cafe\u0301'],
    ['bold in a link', '<a href="/x">two words</a>', '<a href="/x">two <strong>words</strong></a>'],
    ['a full stop in a link', '<a href="/x">Go.</a> Rest', '<a href="/x">Go</a>. Rest'],
    ['a link in two', '<a href="/x">two</a> <a href="/x">words</a>', '<a href="/x">two words</a>'],
  ])('%s', (_what, before, after) => {
    expect(signedWords(`<p>${after}</p>`)).toEqual(signedWords(`<p>${before}</p>`))
  })
})

const picture = (name: string, alt = '') =>
  `<figure><img src="/images/${name}.jpg" alt="${alt}"></figure>`
const row = (...cells: string[]) =>
  `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`

describe('tells a change of', () => {
  it.each([
    ['a dose', '0.5 mg', '5 mg'],
    ['a decimal point', '1.5 mg', '15 mg'],
    ['a decimal point without a zero', '.5 mg', '5 mg'],
    ['a decimal mark', '1,500 mg', '1.500 mg'],
    ['a range', '5-10 days', '510 days'],
    ['a range', '5–10 days', '5, 10 days'],
    ['a fraction', '½ tablet', '2 tablet'],
    ['a sign', 'below -5 degrees', 'below 5 degrees'],
    ['a comparison', 'over &lt;5 mm', 'over &gt;5 mm'],
    ['a power', '10<sup>3</sup> cells', '103 cells'],
    ['where a power ends', '10<sup>3</sup>5 cells', '10<sup>35</sup> cells'],
    ['an index', 'H<sub>2</sub>O', 'H2O'],
    ['a percent sign', '5% of people', '5 of people'],
    ['a word', 'Do not take it', 'Do take it'],
    ['the case of a word', 'polish', 'Polish'],
    ['the border of a word', 'a therapist', 'the rapist'],
    ['a marker', 'It helps. [1]', 'It helps. [2]'],
    ['a link', '<a href="https://a.org/x">here</a>', '<a href="https://a.org/y">here</a>'],
    ['a comma', 'No treatment is needed.', 'No, treatment is needed.'],
    ['the place of a full stop', 'Do not stop CPAP.', 'Do not stop. CPAP.'],
    ['a statement into a question', 'No treatment is needed.', 'No treatment is needed?'],
    ['a dash between words', 'No treatment is needed', 'No – treatment is needed'],
    ['a colon', 'Stop: CPAP helps', 'Stop CPAP: helps'],
    ['brackets', 'Take it (not aspirin) with food', 'Take it (not aspirin with food)'],
    ['a paragraph', 'No treatment is needed', 'No</p><p>treatment is needed'],
    ['an apostrophe in a word', 'we’re ill', 'were ill'],
    ['a picture', 'Rest.', `Rest.</p>${picture('one')}<p>`],
    ['a picture’s file', picture('one', 'A jaw'), picture('two', 'A jaw')],
    ['a picture’s words', picture('one', 'A jaw'), picture('one', 'A healthy jaw')],
    ['a cell', row('5 mg', '', '10 mg'), row('5 mg', '10 mg', '')],
  ])('%s', (_what, before, after) => {
    expect(signedWords(`<p>${after}</p>`)).not.toEqual(signedWords(`<p>${before}</p>`))
  })
})
