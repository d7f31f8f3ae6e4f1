import { guideline, webPage } from './work.ts'

/** What colleges and health services tell doctors and patients about jaw, head, ears, nose and throat, and what makers say of medicines. */
export const adviceForPatients = {
  acpMigraineNews: webPage({
    authors: 'American College of Physicians (ACP)',
    title:
      'New ACP guideline recommends combination therapy for acute episodic migraines in outpatient',
    publishedIn: 'acponline.org',
    year: 2025,
    url: 'https://acponline.org/acp-newsroom/new-acp-guideline-recommends-combination-therapy-for-acute-episodic-migraines-in-outpatient',
  }),
  adaReversibleJawCare: guideline({
    authors: 'American Dental Association (ADA)',
    title:
      'Avoid routinely using irreversible surgical procedures such as braces, occlusal equilibration and restorations as the first treatment of choice in the management of temporomandibular joint disorders',
    publishedIn: 'Choosing Wisely',
    year: 2016,
    url: 'https://www.choosingwisely.org/clinician-lists/dentists-managing-tmj-disorders/',
  }),
  australianPregnancyReflux: guideline({
    authors: 'Department of Health, Australian Government',
    title: 'Pregnancy Care Guidelines: Reflux (heartburn)',
    publishedIn: 'health.gov.au',
    url: 'https://www.health.gov.au/resources/pregnancy-care-guidelines/part-i-common-conditions-during-pregnancy/reflux-heartburn',
  }),
  entnetSinusitis: webPage({
    authors: 'American Academy of Otolaryngology-Head and Neck Surgery',
    title: 'New CPG: Adult Sinusitis Update',
    publishedIn: 'AAO-HNS Bulletin',
    year: 2025,
    url: 'https://bulletin.entnet.org/home/article/22945691/new-cpg-adult-sinusitis-update',
  }),
  gpnotebookPregnancyRhinitis: webPage({
    authors: 'GPnotebook',
    title: 'Pregnancy rhinitis',
    publishedIn: 'gpnotebook.com',
    url: 'https://gpnotebook.com/en-AU/pages/respiratory-and-chest-medicine/pregnancy-rhinitis',
  }),
  healthierTogetherHeadaches: webPage({
    authors: 'Healthier Together, National Health Service (NHS)',
    title: 'Headaches under 20 weeks',
    publishedIn: 'what0-18.nhs.uk',
    url: 'https://www.what0-18.nhs.uk/pregnant-women/concerns-during-pregnancy/under-20-weeks/headaches-under-20-w',
  }),
  healthwiseJawSurgery: webPage({
    authors: 'Healthwise',
    title: 'TM disorder: Should I have surgery for jaw pain?',
    publishedIn: 'stfrancishealth.org',
    url: 'https://stfrancishealth.org/health-library.html?documentID=tn8353',
  }),
  icoiAlendronate: webPage({
    authors: 'International Congress of Oral Implantologists (ICOI)',
    title: 'Alendronate sodium (glossary)',
    publishedIn: 'icoi.org',
    url: 'https://icoi.org/glossary/prefix:ale',
  }),
  lillyApproval2024: webPage({
    authors: 'Eli Lilly and Company',
    title:
      'FDA approves Zepbound (tirzepatide) as the first and only prescription medicine for moderate-to-severe obstructive sleep apnea in adults with obesity',
    publishedIn: 'PR Newswire',
    year: 2024,
    url: 'https://www.prnewswire.com/news-releases/fda-approves-zepbound-tirzepatide-as-the-first-and-only-prescription-medicine-for-moderate-to-severe-obstructive-sleep-apnea-in-adults-with-obesity-302337722.html',
  }),
}
