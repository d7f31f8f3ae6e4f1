import { group, type SlotPage } from '../slot.ts'

export const homePage: SlotPage = {
  key: 'home',
  title: 'Home page',
  address: '/',
  grade: 9,
  slots: [
    ...group(
      'Opening',
      ['tagline', 'Tagline', 'line'],
      ['lead', 'Opening words', 'text', { limit: 300 }],
      ['question', 'Question above the search box', 'line'],
      ['heroImages.0.alt', 'What the picture of the night shows', 'text', { limit: 300 }],
      ['heroImages.1.alt', 'What the picture of the day shows', 'text', { limit: 300 }],
    ),
    ...group(
      'Key benefits',
      ['benefits.heading', 'Heading of the benefits', 'line'],
      ['benefits.items.0.title', 'First benefit', 'line'],
      ['benefits.items.0.text', 'First benefit, text', 'text', { limit: 400 }],
      ['benefits.items.1.title', 'Second benefit', 'line'],
      ['benefits.items.1.text', 'Second benefit, text', 'text', { limit: 400 }],
      ['benefits.items.2.title', 'Third benefit', 'line'],
      ['benefits.items.2.text', 'Third benefit, text', 'text', { limit: 400 }],
    ),
    ...group(
      'Mission and vision',
      ['mission.heading', 'Heading of the mission', 'line'],
      ['mission.text', 'Mission', 'text'],
      ['mission.linkLabel', 'Link below the mission', 'line', { limit: 80 }],
      ['vision.heading', 'Heading of the vision', 'line'],
      ['vision.text', 'Vision', 'text'],
    ),
    ...group(
      'Testimonial',
      ['testimonial.heading', 'Heading of the testimonial', 'line'],
      ['testimonial.quote', 'What the patient said', 'text', { required: false, limit: 1000 }],
      ['testimonial.name', 'Name of the patient', 'line', { required: false, limit: 100 }],
      [
        'testimonial.agreed',
        'The author agreed that we show this',
        'choice',
        { options: ['yes'], help: 'Without it the site does not show the words.' },
      ],
    ),
    ...group(
      'Insurance coverage',
      ['insurance.heading', 'Heading on insurance', 'line'],
      ['insurance.figures', 'Figures', 'items', { limit: 4, required: false }],
      ['insurance.summary', 'What opens the explanation', 'line'],
      ['insurance.paragraphs', 'Explanation', 'list', { limit: 2000 }],
      ['insurance.linkLabel', 'Link below the explanation', 'line', { limit: 80 }],
    ),
    ...group(
      'Why it works',
      ['why.heading', 'Heading on why it works', 'line'],
      ['why.idea', 'The idea', 'text'],
      ['why.evidence.heading', 'Heading on the evidence', 'line'],
      ['why.evidence.paragraphs', 'What is known, and what is not', 'list', { limit: 2000 }],
      ['why.linkLabel', 'Link to answers', 'line', { limit: 80 }],
    ),
    ...group(
      'Tip on a first visit',
      ['tooltip.title', 'Tip', 'line', { limit: 80 }],
      ['tooltip.text', 'Tip, text', 'line'],
    ),
  ],
}
