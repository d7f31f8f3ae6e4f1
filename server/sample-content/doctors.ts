import type { SampleDoctor } from './sample.ts'

/** Made-up people. */
export const doctors: readonly SampleDoctor[] = [
  {
    key: 'marsh',
    name: 'Dr. Elena Marsh',
    email: 'elena.marsh@example.org',
    location: 'Sample Clinic, Boston, MA',
    description: `<p>Orofacial pain is the field of dentistry that looks after long-lasting pain in the jaw, face, mouth and head. It covers sore jaw joints, tired chewing muscles and nerve pain that can feel like toothache.</p>
<p>This sample doctor writes for people who have hurt for months and have had three different answers. Her pages explain what a jaw joint does, which steps can be undone and which cannot, and when jaw pain needs help the same day.</p>`,
    image: 'doctor-marsh',
    linkedin: 'https://example.org/linkedin/elena-marsh',
    createdAt: '2025-01-08T15:20:00.000Z',
  },
  {
    key: 'okafor',
    name: 'Dr. Samuel Okafor',
    email: 'samuel.okafor@example.org',
    location: 'Sample Clinic, Chicago, IL',
    description: `<p>Dental sleep medicine is where dentists and sleep doctors meet. The doctor finds out whether a person stops breathing during sleep. The dentist may then fit and follow a device that holds the lower jaw forward at night.</p>
<p>This sample doctor writes for snorers, for the people who share their bedrooms and for anyone who cannot get used to a mask. He writes about sleep tests, night devices and the side effects that nobody should learn about too late.</p>`,
    image: 'doctor-okafor',
    createdAt: '2025-01-21T18:05:00.000Z',
  },
  {
    key: 'raman',
    name: 'Dr. Priya Raman',
    email: 'priya.raman@example.org',
    location: 'Sample Clinic, Houston, TX',
    description: `<p>Neurology is the medicine of the brain and nerves. A headache specialist sorts one kind of head pain from another, because migraine, tension-type headache and jaw-related headache call for different plans.</p>
<p>This sample doctor writes for people who keep a drawer full of pain tablets and still lose days. Her pages deal with headache diaries, triggers that are real and triggers that are rumors, and the warning signs that mean an emergency room and not a diary.</p>`,
    image: 'doctor-raman',
    linkedin: 'https://example.org/linkedin/priya-raman',
    createdAt: '2025-02-03T14:40:00.000Z',
  },
  {
    key: 'lindqvist',
    name: 'Dr. Thomas Lindqvist',
    email: 'thomas.lindqvist@example.org',
    location: 'Sample Clinic, Minneapolis, MN',
    description: `<p>Prosthodontics is the branch of dentistry that repairs and replaces teeth. Crowns, bridges, dentures, implants and bite splints all belong to it. So does the question of how the upper and lower teeth meet afterward.</p>
<p>This sample doctor writes for people whose teeth are worn, cracked or missing, and who want to understand a treatment plan before they sign it. He likes plain drawings, short lists of questions and honest words about what is not yet known.</p>`,
    image: 'doctor-lindqvist',
    createdAt: '2025-02-14T20:15:00.000Z',
  },
  {
    key: 'whitfield',
    name: 'Dr. Grace Whitfield',
    email: 'grace.whitfield@example.org',
    location: 'Sample Clinic, Atlanta, GA',
    description: `<p>Periodontics is the care of the gums and of the bone that holds the teeth. A periodontist treats gum disease, loose teeth and gums that have pulled back, and looks at how cleaning, smoking and general health play a part.</p>
<p>This sample doctor writes for people who see blood in the sink and hope that it means nothing. Her pages show how to clean between teeth with stiff or shaky hands, and what a gum check measures.</p>`,
    image: 'doctor-whitfield',
    createdAt: '2025-02-26T16:30:00.000Z',
  },
  {
    key: 'santoro',
    name: 'Dr. Miguel Santoro',
    email: 'miguel.santoro@example.org',
    location: 'Sample Clinic, San Diego, CA',
    description: `<p>Physical therapy helps people to move with less pain. For the jaw and neck that means guided exercise, hands-on treatment and small changes to how a person sits, works and sleeps.</p>
<p>This sample doctor of physical therapy writes for people with a stiff neck, a tight jaw or a desk job, and often all three. He gives exercises in small doses, says what each one should feel like and names the feelings that mean stop.</p>`,
    image: 'doctor-santoro',
    linkedin: 'https://example.org/linkedin/miguel-santoro',
    createdAt: '2025-03-06T19:10:00.000Z',
  },
  {
    key: 'feld',
    name: 'Dr. Hannah Feld',
    email: 'hannah.feld@example.org',
    location: 'Sample Clinic, Philadelphia, PA',
    description: `<p>An ear, nose and throat doctor treats hearing, balance, breathing, voice and swallowing. The ear and the jaw joint are close neighbors, so an earache with a healthy ear is a puzzle that lands in this office.</p>
<p>This sample doctor writes for people whose ears ring, feel full or make the room spin. Her pages put safety first: what to have checked today, what to have tested soon and what can be watched calmly for a while.</p>`,
    image: 'doctor-feld',
    createdAt: '2025-03-18T13:25:00.000Z',
  },
  {
    key: 'cole',
    name: 'Dr. Adrian Cole',
    email: 'adrian.cole@example.org',
    location: 'Sample Clinic, Denver, CO',
    description: `<p>Sleep medicine deals with everything that goes wrong between evening and morning: trouble falling asleep, breathing that stops, restless legs and days spent half awake. The doctor listens, tests and treats, often together with a dentist or a therapist.</p>
<p>This sample doctor writes for tired people and for those who worry about them. He explains what a sleep test records, why a sleeping pill is seldom the first answer and how to judge a gadget before you buy it.</p>`,
    image: 'doctor-cole',
    createdAt: '2025-03-27T21:45:00.000Z',
  },
  {
    key: 'takeda',
    name: 'Dr. Naomi Takeda',
    email: 'naomi.takeda@example.org',
    location: 'Sample Clinic, Seattle, WA',
    description: `<p>General dentistry is where most people start. The dentist checks teeth, gums and bite, treats decay, and notices early signs of trouble elsewhere in the body, such as acid that should have stayed in the stomach.</p>
<p>This sample doctor writes for families, for older people who take several medicines and for everyone who is nervous in the chair. Her pages favor small daily habits over costly products, and she says clearly when a tooth problem is a job for a physician.</p>`,
    image: 'doctor-takeda',
    linkedin: 'https://example.org/linkedin/naomi-takeda',
    createdAt: '2025-04-09T17:00:00.000Z',
  },
  {
    key: 'hartwell',
    name: 'Dr. Julian Hartwell',
    email: 'julian.hartwell@example.org',
    location: 'Sample Clinic, Portland, ME',
    description: `<p>Pediatric dentistry is dental care for babies, children and teenagers. It follows growing jaws and changing teeth, and it keeps an eye on habits such as mouth breathing, thumb sucking and grinding at night.</p>
<p>This sample doctor writes for parents and grandparents who wonder what is normal. His pages tell them what usually passes without treatment, what deserves a visit this month and how to get a small child through that visit without a battle.</p>`,
    image: 'doctor-hartwell',
    createdAt: '2025-04-22T12:35:00.000Z',
  },
]
