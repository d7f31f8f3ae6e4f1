import type { Messages } from '../danger-messages.ts'

export const english: Messages = {
  urgent: `
I have pressure in my chest and my jaw aches, should I wait until Monday?
my dad's mouth is hanging on one side since this morning and he talks funny
I don't want to be here anymore, the pain has taken everything
since the tooth was pulled yesterday the blood just keeps coming
my tongue is getting thicker and I am struggling to get air
temperature of 103 and my cheek is the size of a tennis ball
I took all of my pain pills at once last night
my wife fainted twice today after starting the new splint medicine
jaw locked wide open since lunch, cannot close my mouth
I hit my head on the bike, teeth don't line up and I keep throwing up
can't see out of my left eye and my temples throb
my baby swallowed a piece of the night guard and is coughing blue
thinking of ending it if nobody can fix this jaw
left arm is tingling and my jaw hurts when I climb stairs
swelling under my jaw is going down my neck and I can't swallow my spit
sudden headache like being hit with a bat
my son has lockjaw and spasms after stepping on a nail
coughing up blood since the surgery
I've got hives all over and my lips are swelling after the antibiotic
she won't wake up properly after taking sleeping tablets
I keep thinking everyone would be better off without me
my husband stopped breathing for a whole minute last night and turned grey
fever, stiff neck and light hurts my eyes
my face went numb suddenly and I can't lift my arm
gum infection, now I'm shivering and confused
throat closing up after eating nuts
vomiting blood and stomach pain since ibuprofen
I planned how to do it, I have the pills here
broke my jaw in a fight last night, teeth are loose and bleeding
pain in jaw and back, sweating and feel sick, I'm 62
Hello, since yesterday my cheek is very swollen and I have a fever of 102, what should I do?
I am having chest pains that go to my jaw
I want to kill myself because of this pain
My mother can't breathe well and her face is swollen
After my extraction I can't stop the bleeding, it's been six hours
My jaw is stuck open and I can't close it
half of my face is drooping and my speech is slurred
I had a seizure this morning, could it be my splint?
my husband is unconscious
I feel suicidal
there's a lump under my tongue, it is hard to swallow and I have a fever
my eye is swollen shut from the tooth infection
I fell off my bike and my teeth do not meet any more
I suddenly lost vision in my right eye and I have a new headache
I feel like dying, I can't do this anymore
worst headache I've ever had, came on in seconds
trouble breathing when I lie down since the allergic reaction
My son swallowed a crown and is having trouble breathing
my neck is stiff, I have a high fever and light hurts
I took 30 tylenol
pain in my chest and left arm, also my jaw
my throat is swelling up after the new medication
I passed out in the shower and hit my jaw
I have blood in my vomit
numbness on one side of my body
pressure on my chest, cold sweat, jaw pain
I'm bleeding heavily from my gum after surgery
he threatened to hurt himself tonight
I can't open my mouth and I have a fever and swelling
my dad is confused and can't lift his arm
life is not worth living with tmj
my tongue is swollen and I can hardly talk
I might hurt myself
she is 70, new headache, temple is tender and her sight is blurred
I think I'm having a stroke
My tooth got infected last week, now my whole face is puffy and I feel feverish
I've had jaw pain on the left side with tightness across my chest since this morning
please help, I don't want to live with this anymore
my daughter is having trouble breathing after the anesthesia
blood is filling my mouth faster than I can spit it out
He was hit in the jaw at football and now he's vomiting and very sleepy
I can't move the right side of my face since I woke up
My jaw dislocated and I can't get it back
sudden loss of hearing and half my face is numb
I have swallowed my temporary crown and it feels stuck in my windpipe
my mother fell down the stairs, her jaw is crooked and she's confused
my lips and tongue are tingling and swelling after taking amoxicillin
headache and one eye has gone dark, I am 74
I keep having thoughts about hurting myself
it hurts to breathe and my jaw aches
my gums have been bleeding nonstop since the surgery
spasms in my jaw, I cut my foot on rusty metal
neck swollen like a bull and I can't swallow
I've taken way more painkillers than I should have
my husband is not making sense and his mouth droops
I'm going to end my life if this ringing does not stop
fever for three days and I can hardly open my mouth
the swelling has spread to my eye and throat
chest heaviness when walking uphill, relieved by rest, also felt in the jaw
my child has a stiff neck and fever
I fainted after the extraction and keep feeling like I will faint again
vision keeps going black for seconds and my scalp is sore
my heart is racing, I'm sweaty, pain in neck and jaw
someone is hurting me at home and broke my tooth
I coughed up blood this morning
I get a squeezing feeling in my chest when my jaw hurts
I can't take a full breath and my throat feels tight after eating shrimp
I have been thinking about suicide since the diagnosis
My face is swollen up to the eye and I have chills
The socket has been bleeding since this morning and gauze does not help
My mouth won't close, the jaw is locked open
My wife suddenly can't speak properly and her mouth is crooked
I hit my chin on the pool edge, my bite is off and I feel sick to my stomach
I have a terrible headache that started suddenly and I am vomiting
my grandmother lost sight in one eye, her temples hurt
he stopped breathing for a few seconds and went blue
I took too many sleeping pills last night
my neck and the floor of my mouth are swollen, I drool
I can hardly swallow water, the abscess is getting bigger
I'm scared I will do something to myself
left jaw pain that comes with shortness of breath
I passed out while driving
my three year old put a button battery in his mouth and it's gone
my boyfriend punched me and I think my jaw is broken
my whole left side tingles and feels weak
severe allergic reaction to latex gloves, hives and wheezing
pain in the jaw and sudden sweating, feel like fainting
my fever is 104 and I have a tooth abscess
I see double since yesterday and my eye hurts
my tongue swells up and my voice changes
I feel hopeless and want it all to end
blood keeps running from the hole of my tooth
I can't feel half of my face
after the car accident my jaw hurts and I don't remember anything
there is no point in living like this
Is it normal that my chest hurts and my arm is numb when my jaw aches?
My father collapsed after dinner, he had jaw pain all day
I can not breathe through my throat, something is swelling
I want to die
please call me, my child fell on the chin and will not wake up
I am bleeding a lot after implant surgery and feel weak
My cheek is hot and swollen, temperature 39.5
I've lost vision in one eye with scalp tenderness
face drooping left side since an hour
my mouth is stuck wide open
I might kill myself if the pain goes on
difficulty breathing and swallowing, neck swollen, fever
sudden severe headache, neck stiffness, vomiting
I overdosed on ibuprofen
crushing chest pain radiating to jaw
my husband has slurred speech and a weak arm
my tongue is so swollen I can't talk
seizures started last night
I fell and broke my jaw, teeth are knocked out
I don't want to wake up tomorrow
`
    .trim()
    .split('\n'),
  harmless: `
my jaw is killing me, can I get an appointment next week
the bleeding stopped the same day, just wanted to say thank you
is it normal that my tooth feels dead after a root canal
I'd die for a good night's sleep
how long should swelling last after wisdom teeth removal? mine is gone
my heart is set on Dr Marsh as my dentist
I was breathless at how beautiful your clinic is
my mother had a stroke ten years ago, can she wear a splint?
do you treat people with epilepsy
I have no chest pain, only jaw pain when chewing
the article about sleep apnea says people stop breathing; how is it tested
my numb lip from the anaesthetic is back to normal
can a heart attack cause jaw pain? just curious
suicide squad is my favourite film, anyway my jaw clicks
my insurance is a pain in the neck
I choke up when I think about how kind your staff was
I take blood thinners, is cleaning ok?
my son has a fever blister on his lip
please stop sending newsletters
what is the emergency number of your office?
I'm dying to know the price
my tooth has been sensitive to cold for months
grinding drives me crazy
jaw clicks when I open wide
my eye twitches sometimes
I hit my head on the door last year, jaw clicks since
does a bite splint help with migraines
can I take ibuprofen with my splint
my partner snores like a truck
lost my night guard
Do you accept Aetna insurance for a splint?
I have had jaw pain for two years and would like an appointment
My teeth grind at night, my wife hears it
How much does a consultation cost?
I read your article about sleep apnea and chest pain, well written
My gums bleed a little when I floss
Can a child of 8 wear a night guard?
I had a fever last month but it is gone, now my jaw clicks
My jaw locked once in 2010
I snore and wake up tired
The swelling went down after two days, thank you
I get headaches in the temples when I work at the computer
My back hurts and my jaw is tight
I am sweating the details of my insurance claim
Could you send me the sheet for my visit?
I have no fever and no swelling
My nephew fell and chipped a tooth last year
what medication helps with grinding
Is the clinic open on Saturday?
I feel dizzy when I turn my head, doctor says it's vertigo
My ear rings and my neck is stiff from the desk
I am a nurse writing about stroke rehabilitation
Please unsubscribe me
Are your doctors taking new patients by video?
I'd kill for a good night of sleep
my tooth is dying according to my dentist, do I need a root canal
My neck cracks when I turn it
Can stress cause jaw pain?
I bit my tongue and it hurts
the pain goes to my shoulder and arm when I type
I had my wisdom teeth out last week, all fine
wound healing after gum graft, what to eat?
my mouth opens 35 mm, is that normal?
does cpap help with heart disease?
my daughter has braces and her jaw clicks
I lost a filling
I'm tired of living with this noise in my ear
my tablets for blood pressure, can I keep taking them with a splint
I can't see the form on my phone
my head hurts when I clench
my tooth was infected in spring, all good now, I want a cleaning
which doctor treats clenching
I have tightness in my jaw muscles when stressed
my face looks puffy in the mornings, could it be sleep apnea?
I sweat at night and snore
my jaw dislocates sometimes when I yawn but goes back
what do you recommend for a dry mouth
my head feels heavy after long meetings
I bled a bit when brushing
I fell in love with your website
my kid hit puberty and needs braces
do you have a fax number
I can't see your opening hours anywhere
my neck is stiff after sleeping badly
I was confused by your form
temperature sensitive teeth, hot and cold
my back and shoulder ache when I sit
the last dentist hurt me
I need a second opinion about a crown
can infection cause bad taste
how do I cancel my appointment
I'm a dental student with a question about occlusion
does insurance cover sleep studies
I take aspirin daily, may I get a splint
My arm falls asleep when I sleep on my side
lost my voice after a cold
my dog ate my retainer
I have a panic fear of dentists
My jaw shakes when I am cold
thank you for saving my smile
Can I book with Dr. Okafor in June?
my jaw hurts after the dentist, is that normal for a day or two
my gums hurt when I brush
I want to end my newsletter subscription
do you have evening appointments
I had a heart attack in 2015, is a sleep study safe for me?
my mother had a stroke last year, does she need special care at the dentist
I am tired in the afternoon
my left ear is blocked
I feel better since I got the splint
swelling of the gum around one tooth, no fever
My teeth don't fit together after the new filling
I keep biting my cheek
can't open my mouth as wide as before
I get dizzy when I stand up
how long until the numbness from the injection goes away
I chew on one side only
the headaches come when I work late
I'm afraid of needles
is it bad to sleep on my stomach
pain when I chew steak
I hear a crunching sound in my jaw
my husband's snoring keeps me awake
could you check my bill
can I get a copy of my x-ray
my voice is hoarse in the morning
my eyes water when I yawn
I lost weight and my mask leaks
what does mild sleep apnea mean
I broke a tooth on a nut, no pain
hello, I would like to know your prices
my jaw clicks on the right when I eat apples
we moved, please change my address
I sleep badly and grind my teeth
does Dr. Feld see children
I have sensitive teeth and a receding gum
the crown feels too high since yesterday
my shoulder hurts from swimming
I got reflux, is wine bad for my enamel
your phone line was busy
my neck hurts, do I need physiotherapy
I have a dry throat at night
I cut my lip shaving, unrelated: how do I cite your article
my teenage son snores
my insurance denied the claim
I bleed easily, can I get a cleaning
my tooth broke, no pain, when can I come
I have tinnitus for ten years
can you send me the results
my partner says I stop breathing at night, should I get a sleep test
`
    .trim()
    .split('\n'),
}
