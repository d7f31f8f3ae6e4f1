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
`
    .trim()
    .split('\n'),
}
