import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on clenching and grinding say. */
export const bertazzoSilveira2016 = {
  habits: passage(
    works.bertazzoSilveira2016,
    'Abstract, Conclusions',
    'On the basis of limited evidence, SB was associated positively with alcohol, caffeine, and tobacco.',
  ),
}

export const lobbezoo2001 = {
  central: passage(
    works.lobbezoo2001,
    'Abstract',
    'Taken all evidence together, bruxism appears to be mainly regulated centrally, not peripherally.',
  ),
  bite: passage(
    works.lobbezoo2001,
    'Abstract',
    'In the past, morphological factors, like occlusal discrepancies and the anatomy of the bony structures of the orofacial region, have been considered the main causative factors for bruxism. Nowadays, these factors play only a small role, if any.',
  ),
}

export const lobbezoo2018 = {
  behavior: passage(
    works.lobbezoo2018,
    'Summary',
    '(ii) in otherwise healthy individuals, bruxism should not be considered as a disorder, but rather as a behaviour that can be a risk (and/or protective) factor for certain clinical consequences; …',
  ),
  assessed: passage(
    works.lobbezoo2018,
    'Summary',
    '(iii) both non-instrumental approaches (notably self-report) and instrumental approaches (notably electromyography) can be employed to assess bruxism; …',
  ),
}

export const riley2020 = {
  trials: passage(
    works.riley2020,
    'Abstract, Results',
    'Fifty-two trials were included in the systematic review.',
  ),
}

export const macedo2014 = {
  drugs: passage(
    works.macedo2014,
    'Plain language summary, Quality of the evidence',
    'This systematic review concluded that there is not enough evidence in the literature to show that drugs can reduce sleep bruxism.',
  ),
}

export const manfredini2013InChildren = {
  range: passage(
    works.manfredini2013InChildren,
    'Summary',
    'The reported prevalence was highly variable between the studies (3·5–40·6%), with a commonly described decrease with age …',
  ),
}

export const garrett2018 = {
  weeks: passage(
    works.garrett2018,
    'Abstract, Recent findings',
    'Symptoms may begin within 3–4 weeks of medication initiation and may resolve within 3–4 weeks of drug discontinuation, addition of buspirone, or substitution with another pharmacologic agent.',
  ),
}

export const nhsTeethGrinding = {
  children: passage(
    works.nhsTeethGrinding,
    atCopy('Causes of teeth grinding'),
    'It often stops when they reach adulthood and their adult teeth have come through.',
  ),
  notAlways: passage(
    works.nhsTeethGrinding,
    atCopy('Treatment for teeth grinding'),
    'Treatment for teeth grinding is not always needed.',
  ),
  stress: passage(
    works.nhsTeethGrinding,
    atCopy('Introduction'),
    'Teeth grinding (also called bruxism) is often related to stress or anxiety.',
  ),
}

export const pauletto2022 = {
  apnea: passage(
    works.pauletto2022,
    'Abstract, Conclusions',
    'Based on the current literature, it is not possible to confirm that there is a relationship between SB and OSA in adults.',
  ),
}

export const wassell2014 = {
  harms: passage(
    works.wassell2014,
    'Abstract, Results',
    'A search of the MAUDE database showed a number of potentially serious adverse events associated with these splints including choking hazards, tissue damage and occlusal changes.',
  ),
}

export const wetselaar2019 = {
  asked: passage(
    works.wetselaar2019,
    'Abstract, Methods',
    'As part of a large epidemiologic survey on oral health of the general Dutch adult population, a total of 1209 subjects were asked about their bruxism behaviour during the day and during their sleep.',
  ),
  inSleep: passage(
    works.wetselaar2019,
    'Abstract, Results',
    'A prevalence of 5.0% of the total population was found for awake bruxism and of 16.5% for sleep bruxism.',
  ),
}
