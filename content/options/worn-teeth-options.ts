import type { CareOption } from './care-option.ts'

/** The options for worn teeth. */
export const wornTeethOptions: readonly CareOption[] = [
  {
    name: 'Doing nothing but watch',
    helps:
      'Much wear is slow. Experts advise putting off bonding and crowns for as long as possible. [3] Photos show if it goes on.',
    harms: 'If the acid goes on, more tooth is lost. It does not grow back.',
    sure: 'Low: experts agree, but there are few trials. [3]',
    numbers:
      'By an estimate, about 3 of 100 adults have severe wear at age 20, and 17 of 100 at age 70. [8]',
  },
  {
    name: 'Finding the acid and cutting it down',
    helps: 'It takes away the main cause. [1]',
    harms: 'None that we know of.',
    sure: 'Experts agree. [1] How much tooth it saves has hardly been measured.',
  },
  {
    name: 'Fluoride in paste, rinse or varnish',
    helps: 'It helps enamel to stand up to acid. [4]',
    harms: 'Too much of it marks a child’s new teeth. A smear, then a pea of paste is enough. [6]',
    sure: 'Fair. We know of few long studies in people.',
  },
  {
    name: 'Care for reflux, vomiting or a dry mouth',
    helps: 'Less acid reaches the teeth. [5]',
    harms: 'Medicines can have side effects. Ask your doctor.',
    sure: 'Fair for reflux. Whether it saves teeth is not well known.',
  },
  {
    name: 'A night guard',
    helps: 'It may shield teeth that rub. It does not stop acid.',
    harms: 'It costs money. Over time it can change the bite. [9]',
    sure: 'Very low. In 2020 a large review could not tell if it saves teeth. [10]',
  },
  {
    name: 'Bonding with plastic filling',
    helps: 'It covers bare spots, and little tooth is lost. [3]',
    harms: 'It chips and wears, and has to be done again.',
    sure: 'Low: small studies that differ a lot [11]',
    numbers:
      'Fewer than 1 to 26 of 100 plastic fillings failed in a year. It depended on the material. [11]',
  },
  {
    name: 'Porcelain veneers or crowns',
    helps: 'A strong cover, when comfort, looks or chewing call for it. [3]',
    harms: 'The dentist cuts away healthy tooth. It cannot be put back.',
    sure: 'Low: few and small studies [11]',
    numbers: 'About 3 of 100 porcelain veneers failed in a year. [11]',
  },
  {
    name: 'Changing the bite to stop the wear',
    helps: 'Not shown to stop it.',
    harms: 'It costs money, and some of it cannot be undone.',
    sure: 'We know of no trial.',
  },
]
