import { academy } from './academy.ts'
import { night } from './night/night.ts'

/** What the site offers besides medical pages, as the answer to a search. */
export type Service = {
  /** The name of its page. */
  title: string
  /** What a reader can do there, in one sentence. */
  sentence: string
  to: string
  /** Words that ask for it; `everyday-words/everyday-words.ts` says how they are written. */
  words: readonly string[]
}

export const services: readonly Service[] = [
  {
    title: 'Find a doctor',
    sentence: 'Search by condition, place and language, and see who takes new patients.',
    to: '/find-a-doctor',
    words: [
      'find|finding|recommend|looking doctor|dentist|specialist|clinic|someone',
      'doctor|dentist|specialist|clinic near|nearby|nearest|around|local',
      'near_me',
      'doctor|dentist|specialist video|online|telehealth|spanish|speaks',
      'telehealth|telemedicine|video_visit',
      'book|make|schedule appointment',
      'new_patients',
      'which|what|kind|type doctor|dentist|specialist',
      'need|want a_doctor|a_dentist|a_specialist',
    ],
  },
  {
    title: night.title,
    sentence: 'Four short pages for the night: what cannot wait, and what to do until morning.',
    to: night.link.to,
    words: ['wait|waits morning|tomorrow|monday', 'awake_at_night', 'middle_of_the_night'],
  },
  {
    title: 'Questions for your visit',
    sentence: 'One page to fill in, print and take to your doctor or dentist.',
    to: '/visit-sheet',
    words: [
      'questions visit|doctor|dentist|appointment|ask|bring',
      'what ask|tell|say|bring doctor|dentist|appointment|visit',
      'prepare|ready visit|appointment|doctor|dentist',
      'visit_sheet|question_list|checklist',
      'first appointment|visit doctor|dentist|what|prepare|expect|questions',
    ],
  },
  {
    title: 'Find the right page',
    sentence: 'Choose what you notice, and see which pages mention it.',
    to: '/find',
    words: [
      'find|which|what|right page',
      'symptom check|checker|finder|quiz',
      'wrong_with_me|what_do_i_have',
      'where start|begin',
      'know what_is|whats|what_i wrong|have',
      'self_test|diagnose',
    ],
  },
  {
    title: 'Contact',
    get sentence() {
      return `Write to us or call ${academy.telephone.display}. A person reads every message.`
    },
    to: '/contact',
    words: [
      'contact',
      'phone|telephone number',
      'call|phone|reach|write|email|message|talk|speak|ask you|academy|us|office|team',
      'talk|speak person|someone|human',
      'email_address|opening_hours|office_hours|street_address|postal_address',
      'where located|location|office|based|find_you',
      'complaint|feedback',
      'report mistake|error|problem|wrong',
      'mistake page|article|website|site',
    ],
  },
  {
    title: 'Newsletter',
    sentence: 'Get our news by email. Each mail has a link that ends it with one click.',
    to: '/newsletter',
    words: [
      'newsletter',
      'newsletter stop|cancel|end|leave|email',
      'unsubscribe',
      'subscribe',
      'stop|cancel|end|no email|mails|news',
      'mailing_list|email_list',
      'news email|mail|updates',
    ],
  },
  {
    title: 'What it costs',
    sentence:
      'Prices depend on where you live and on your plan. Our sheet of questions helps you ask before you agree to anything.',
    to: '/visit-sheet',
    words: [
      'cost|price|expensive|fee|cheap|afford|copay|deductible',
      'cost|price|expensive|pay splint|cpap|treatment|surgery|exam|visit',
      'how_much_is|how_much_are|how_much_for',
      'insurance|insurer|medicare|medicaid|insured',
      'insurance|medicare|medicaid cover|pay|pays|splint|cpap|sleep_apnea|tmd|device',
      'covered insurance|plan|medicare|medicaid',
      'pay|pays|paying|money splint|cpap|treatment|device|surgery|it',
    ],
  },
  {
    title: 'Who pays for this site',
    get sentence() {
      return `This site is paid for by ${academy.funding.paidBy}. We show no advertising.`
    },
    to: '/about/review',
    words: [
      'who pays|pay|funds|owns|runs|finances site|website|page|this|you|academy',
      'who_owns|who_runs|who_funds|who_pays_for_this|who_is_behind',
      'funding|funded|sponsor|sponsored|advertising|advertisement|ads',
      'conflict interest',
      'selling|sell something|anything|products',
    ],
  },
  {
    title: 'How we review',
    sentence: 'Who writes and checks each page, and where its sources come from.',
    to: '/about/review',
    words: [
      'who wrote|writes|written|checked|checks|reviewed|reviews|approved',
      'who wrote|checked|reviewed this|page|article|site',
      'trust|trustworthy|reliable|believe|accurate site|website|you|this|page|information',
      'how review|reviewed|checked pages|page|articles|you',
      'reviewed by_a_doctor|doctor',
      'your|these sources',
      'medically_reviewed',
    ],
  },
  {
    title: 'Our doctors',
    sentence: 'The doctors and dentists behind our articles.',
    to: '/doctors-behind',
    words: ['your|our|academy doctors|dentists|team|staff', 'doctors_behind', 'authors'],
  },
  {
    get title() {
      return `About the ${academy.name}`
    },
    sentence: 'What the academy is, for whom it writes, and what it offers.',
    to: '/about',
    words: ['bite_alignment', 'aba', 'who_are_you|about_us|about_you', 'this|the academy'],
  },
  {
    title: 'Privacy Policy',
    sentence: 'What we store about you, for how long, and how to have it deleted.',
    to: '/privacypolicy',
    words: [
      'privacy|gdpr',
      'my_data|personal_data',
      'cookies you|site|website|use',
      'delete data|account|message',
    ],
  },
  {
    title: 'Accessibility',
    sentence: 'How to read this site with larger text, a keyboard or a screen reader.',
    to: '/accessibility',
    words: ['accessibility', 'screen_reader', 'larger|bigger|large text|font|letters|print'],
  },
  {
    title: 'A–Z Index',
    sentence: 'Every condition and article, by its first letter.',
    to: '/index',
    words: ['a_to_z|a_z', 'all|list topics|conditions|articles|pages', 'index'],
  },
]
