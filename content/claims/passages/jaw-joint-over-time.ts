import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on the jaw joint say: how it fares over the years, and with or without an operation. */
export const schiffman2017 = {
  eightYears: passage(
    works.schiffman2017,
    'Abstract',
    'This 8-y observational study’s objective was to assess the longitudinal stability of DD and DJD among 401 subjects.',
  ),
  discs: passage(
    works.schiffman2017,
    'Abstract',
    'Of 789 baseline joint-specific soft tissue diagnoses of DD, 598 (76%) joints showed no change; 109 (14%) demonstrated progression; and 82 (10%) had reversal.',
  ),
}

export const naeije2013 = {
  papers: passage(
    works.naeije2013,
    'Abstract',
    'Thirteen studies, published since the literature search was carried out, were also included, resulting in 167 papers for this review.',
  ),
  stable: passage(
    works.naeije2013,
    'Abstract',
    'A disc displacement with reduction is mostly a stable, pain-free and lifelong condition of the joint.',
  ),
  locks: passage(
    works.naeije2013,
    'Abstract',
    'Surprisingly, only in rare cases, the loss of disc reduction is accompanied by signs and symptoms of a closed lock (viz. a painful and limited mouth opening).',
  ),
}

export const schiffman2007 = {
  people: passage(
    works.schiffman2007,
    'Abstract',
    'In a single-blind trial, 106 individuals with TMJ closed lock were randomized among medical management, rehabilitation, arthroscopic surgery with post-operative rehabilitation, or arthroplasty with post-operative rehabilitation.',
  ),
  noDifference: passage(
    works.schiffman2007,
    'Abstract',
    'Using an intention-to-treat analysis, we observed no between-group difference at any follow-up for CMI (p ≥ 0.33) or SSI (p ≥ 0.08).',
  ),
}

export const aapdTmd2022 = {
  irreversible: passage(
    works.aapdTmd2022,
    atCopy('Abstract'),
    'Meanwhile, with limited evidence for effectiveness of irreversible therapies (e.g., occlusal adjustments, orthodontic treatment, surgery), such approaches should be avoided in children.',
  ),
}
