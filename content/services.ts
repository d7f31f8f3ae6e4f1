import { academy } from './academy.ts'
import { night } from './night/night.ts'
import { live } from './words/live.ts'

/** What the site offers besides medical pages, as the answer to a search. */
export type Service = {
  /** The key of its words. */
  id: string
  /** The name of its page. */
  title: string
  /** What a reader can do there, in one sentence. */
  sentence: string
  to: string
  /** Words that ask for it; `everyday-words/everyday-words.ts` says how they are written. */
  words: readonly string[]
}

/** What answers say, by the service. */
const words = live('answers', () => ({
  finder: {
    title: 'Find a doctor',
    sentence: 'Search by condition, place and language, and see who takes new patients.',
  },
  tonight: {
    title: night.title,
    sentence: 'Four short pages for the night: what cannot wait, and what to do until morning.',
  },
  visit: {
    title: 'Questions for your visit',
    sentence: 'One page to fill in, print and take to your doctor or dentist.',
  },
  find: {
    title: 'Find the right page',
    sentence: 'Choose what you notice, and see which pages mention it.',
  },
  contact: {
    title: 'Contact',
    sentence: `Write to us or call ${academy.telephone.display}. A person reads every message.`,
  },
  newsletter: {
    title: 'Newsletter',
    sentence: 'Get our news by email. Each mail has a link that ends it with one click.',
  },
  cost: {
    title: 'What it costs',
    sentence:
      'Prices depend on where you live and on your plan. Our sheet of questions helps you ask before you agree to anything.',
  },
  funding: {
    title: 'Who pays for this site',
    sentence: `This site is paid for by ${academy.funding.paidBy}. We show no advertising.`,
  },
  review: {
    title: 'How we review',
    sentence: 'Who writes and checks each page, and where its sources come from.',
  },
  doctors: {
    title: 'Our doctors',
    sentence: 'The doctors and dentists behind our articles.',
  },
  about: {
    title: `About the ${academy.name}`,
    sentence: 'What the academy is, for whom it writes, and what it offers.',
  },
  privacy: {
    title: 'Privacy Policy',
    sentence: 'What we store about you, for how long, and how to have it deleted.',
  },
  accessibility: {
    title: 'Accessibility',
    sentence: 'How to read this site with larger text, a keyboard or a screen reader.',
  },
  index: {
    title: 'A–Z Index',
    sentence: 'Every condition and article, by its first letter.',
  },
}))

export const services: readonly Service[] = [
  service('finder', '/find-a-doctor', [
    'find|finding|recommend|looking doctor|dentist|specialist|clinic|someone',
    'doctor|dentist|specialist|clinic near|nearby|nearest|around|local',
    'near_me',
    'doctor_in|dentist_in|specialist_in|clinic_in|surgeon_in|therapist_in',
    'doctor|dentist|specialist video|online|telehealth|spanish|speaks',
    'telehealth|telemedicine|video_visit',
    'book|make|schedule appointment',
    'new_patients',
    'which|what|kind|type doctor|dentist|specialist',
    'need|want a_doctor|a_dentist|a_specialist',
  ]),
  service('tonight', night.link.to, [
    'wait|waits morning|tomorrow|monday',
    'awake_at_night',
    'middle_of_the_night',
  ]),
  service('visit', '/visit-sheet', [
    'questions visit|doctor|dentist|appointment|ask|bring',
    'what ask|tell|say|bring doctor|dentist|appointment|visit',
    'prepare|ready visit|appointment|doctor|dentist',
    'visit_sheet|question_list|checklist',
    'list|notes|form|print appointment|visit|doctor|dentist',
    'first appointment|visit doctor|dentist|what|prepare|expect|questions',
  ]),
  service('find', '/find', [
    'find|which|what|right page',
    'symptom check|checker|finder|quiz',
    'wrong_with_me|what_do_i_have',
    'where start|begin',
    'know what_is|whats|what_i wrong|have',
    'self_test|diagnose',
  ]),
  service('contact', '/contact', [
    'contact',
    'phone|telephone number|no|nr|num',
    'call|phone|reach|write|email|message|talk|speak|ask you|academy|us|office|team',
    'talk|speak person|someone|human',
    'email_address|opening_hours|office_hours|street_address|postal_address',
    'where located|location|office|based|find_you',
    'complaint|feedback',
    'report mistake|error|problem|wrong',
    'mistake page|article|website|site',
  ]),
  service('newsletter', '/newsletter', [
    'newsletter',
    'newsletter stop|cancel|end|leave|email',
    'unsubscribe',
    'subscribe',
    'stop|cancel|end|no email|mails|news',
    'mailing_list|email_list',
    'news email|mail|updates',
  ]),
  service('cost', '/visit-sheet', [
    'cost|price|expensive|fee|cheap|afford|copay|deductible',
    'cost|price|expensive|pay splint|cpap|treatment|surgery|exam|visit',
    'how_much_is|how_much_are|how_much_for',
    'insurance|insurer|medicare|medicaid|insured',
    'insurance|medicare|medicaid cover|pay|pays|splint|cpap|sleep_apnea|tmd|device',
    'covered insurance|plan|medicare|medicaid',
    'pay|pays|paying|money splint|cpap|treatment|device|surgery|it',
  ]),
  service('funding', '/about/review', [
    'who pays|pay|funds|owns|runs|finances site|website|page|this|you|academy',
    'who_owns|who_runs|who_funds|who_pays_for_this|who_is_behind',
    'funding|funded|sponsor|sponsored|advertising|advertisement|ads',
    'conflict interest',
    'selling|sell something|anything|products',
  ]),
  service('review', '/about/review', [
    'who wrote|writes|written|checked|checks|reviewed|reviews|approved',
    'who wrote|checked|reviewed this|page|article|site',
    'trust|trustworthy|reliable|believe|accurate site|website|you|this|page|information',
    'how review|reviewed|checked pages|page|articles|you',
    'reviewed by_a_doctor|doctor',
    'your|these sources',
    'medically_reviewed',
  ]),
  service('doctors', '/doctors-behind', [
    'your|our|academy doctors|dentists|team|staff',
    'doctors_behind',
    'authors',
  ]),
  service('about', '/about', [
    'bite_alignment',
    'aba',
    'who_are_you|about_us|about_you',
    'this|the academy',
  ]),
  service('privacy', '/privacypolicy', [
    'privacy|gdpr',
    'my_data|personal_data',
    'cookies you|site|website|use',
    'delete data|account|message',
  ]),
  service('accessibility', '/accessibility', [
    'accessibility',
    'screen_reader',
    'larger|bigger|large text|font|letters|print',
  ]),
  service('index', '/index', ['a_to_z|a_z', 'all|list topics|conditions|articles|pages', 'index']),
]

function service(id: keyof typeof words, to: string, asked: readonly string[]): Service {
  return {
    id,
    to,
    words: asked,
    get title() {
      return words[id].title
    },
    get sentence() {
      return words[id].sentence
    },
  }
}
