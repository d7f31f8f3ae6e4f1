import { guideline, webPage } from './work.ts'

/** What colleges, health services and makers tell patients and doctors on their sites. */
export const adviceForPatients = {
  aasmUpperAirwayStimulation: webPage({
    authors: 'American Academy of Sleep Medicine (AASM)',
    title: 'Study in NEJM examines upper airway stimulation for OSA',
    publishedIn: 'aasm.org',
    url: 'https://aasm.org/study-in-nejm-examines-upper-airway-stimulation-for-osa/',
  }),
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
  hearingNewsTinnitus: webPage({
    authors: 'Hearing News Watch',
    title: 'Comprehensive new guideline for treating tinnitus patients',
    publishedIn: 'hearinghealthmatters.org',
    year: 2014,
    url: 'https://hearinghealthmatters.org/hearing-news-watch/2014/clinicians-comprehensive-new-guideline-treating-tinnitus-patients',
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
  lillyZepbound: webPage({
    authors: 'Eli Lilly and Company',
    title: 'Zepbound for moderate-to-severe obstructive sleep apnea in adults with obesity',
    publishedIn: 'zepbound.lilly.com',
    url: 'https://zepbound.lilly.com/sleep-apnea/what-is-zepbound-osa',
  }),
  mayoInsomnia: webPage({
    authors: 'Mayo Clinic',
    title: 'Insomnia: Diagnosis and treatment',
    publishedIn: 'mayoclinic.org',
    url: 'https://www.mayoclinic.org/diseases-conditions/insomnia/diagnosis-treatment/drc-20355173',
  }),
  medlinePlusInsomnia: webPage({
    authors: 'MedlinePlus',
    title: 'Insomnia',
    publishedIn: 'National Library of Medicine',
    url: 'https://medlineplus.gov/insomnia.html',
  }),
  nhsPharmacyTmd: webPage({
    authors: 'NHS Specialist Pharmacy Service',
    title:
      'Management of chronic pain secondary to temporomandibular disorders: commentary on a review in The BMJ',
    publishedIn: 'medicinesresources.nhs.uk',
    url: 'https://www.medicinesresources.nhs.uk/management-of-chronic-pain-secondary-to-temporomandibular-disorders-a-systematic-review-and-network-meta-analysis-of-randomised-trials.html',
  }),
  niceHeadachesQuality: guideline({
    authors: 'National Institute for Health and Care Excellence (NICE)',
    title: 'Headaches in over 12s: quality standard (QS42)',
    publishedIn: 'nice.org.uk',
    url: 'https://www.nice.org.uk/guidance/qs42',
  }),
  nihrParacetamol: webPage({
    authors: 'National Institute for Health and Care Research (NIHR)',
    title: 'Paracetamol is a weak painkiller for regular tension headaches',
    publishedIn: 'NIHR Dissemination Centre',
    url: 'https://discover.dc.nihr.ac.uk/portal/article/4000698/paracetamol-is-a-weak-painkiller-for-regular-tension-headaches',
  }),
  pedroTmd: webPage({
    authors: 'Physiotherapy Evidence Database (PEDro)',
    title:
      'Systematic review found that interventions that promote coping and encourage movement and activity were most effective for temporomandibular disorders',
    publishedIn: 'pedro.org.au',
    url: 'https://pedro.org.au/english/interventions-coping-temporomandibular-disorders/',
  }),
}
