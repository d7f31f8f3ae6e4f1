// More of what patients write, as `danger-messages.ts` has it: with words beside the danger that sound harmless, and
// the other way round.
import type { Messages } from './danger-messages.ts'

const lines = (text: string) => text.trim().split('\n')

export const trickyMessages: Record<string, Messages> = {
  en: {
    urgent: lines(`
My tongue is swelling and I can hardly talk
since this morning one side of my face droops
I took 40 paracetamol last night
I have a fever of 39.5 and my cheek is the size of an orange
swelling going down my neck, hard to swallow my own spit
I want to end it all, the pain never stops
crushing feeling across my chest when I climb stairs
my dad collapsed after the extraction
blood won't stop coming from the socket, 5 hours now
throwing up blood
I passed out twice today
worst headache of my life came on like a thunderclap
suddenly I can't see out of my left eye
my arm went numb and my words come out wrong
my son swallowed a tooth and is choking
I fell and my jaw looks crooked and I can't close my mouth
can't open my mouth and my throat is closing up
My lips turned blue last night while asleep
wife stops breathing at night and I could not wake her
I keep thinking about killing myself
there is no point in living with this pain
nobody would miss me if I was gone
stiff neck with high temperature and light hurts my eyes
my heart is racing and I feel like fainting
temple is tender and my vision is blurry since yesterday, I am 74
Having trouble breathing lying down
I've had a seizure this morning
my face is numb on one side since an hour ago
pus is running from my gum and I'm shivering with fever
eye is swollen shut after the tooth infection
I overdosed on my wife's pills
short of breath and pain in my left arm
hit my head yesterday and now I keep vomiting
My throat is so swollen that I drool
Help my neck is getting bigger by the hour and I can't swallow water
I feel like an elephant sits on me and my left hand tingles
My mouth hangs down on the right and my speech is funny
been bleeding for six hours after the tooth was pulled
Everything went black and I woke up on the floor
I bought pills to finish it
The pain makes me want to jump off the bridge
my husband is grey and sweaty and holds his chest
I cannot get enough air even sitting still
she had a fit in the kitchen and bit her tongue
woke up and half my body would not move
there is a lump under my jaw, fever 40, I can't open my mouth
my baby fell and a tooth went in, now he is very sleepy
vision went dark in one eye for ten minutes
I wrote my goodbye letter
he hit me in the face again, I am scared to go home
my chest feels like a belt is tightening
hives all over and my lips are swelling after the antibiotic
I am going to do something stupid tonight
heart pounding, sweating, jaw pain going into my arm
swallowed half a bottle of mouthwash and feel drunk
the wound keeps pouring blood
my jaw popped out and is stuck open
double vision and a terrible headache all of a sudden
I have not been able to drink for two days because of the swelling
cutting myself is the only thing that helps
my face blew up like a balloon overnight and I feel feverish
my tongue feels too big for my mouth after the new pill
mouth on one side doesn't move when I smile
I can't go on any more
I can only whisper, my throat is tight after eating nuts
my chest hurts and I am soaked in sweat
my grandson put a button battery in his mouth and swallowed it
I blacked out in the dentist's car park
the whole left half of my face fell
she is talking nonsense since breakfast and can't lift her arm
I don't see a way out any more
everyone would be happier without me
I have a plan and the pills are on the table
he tried to choke me and my jaw is clicking since
the gum will not stop bleeding, I am on warfarin
my jaw came out when I yawned and won't go back
boiling hot, shaking, my cheek is hard and red
I woke up gasping and my heart was going crazy
my tongue is lifting up and the floor of my mouth is hard
can not swallow even water
I took way too many of the painkillers by mistake
my eyesight disappeared on the left this morning
the headache hit me like a hammer out of nowhere
he isn't breathing right and his lips look blue
hi, since breakfast ive had this tight squeezing feeling in my chest and my left arm feels numb. also wanted to ask about my crown
I just dont want to be here anymore. The jaw pain never stops and I have the pills ready
my husbands face is drooping on one side and he is talking funny, is that from the dental injection??
after the antibiotic my throat is swelling shut and im wheezing
I cant breath propperly when I lie down, it feels like someone is sitting on my chest
my father had chest pain all night and now he cannot breathe
My mom had a stroke an hour ago what do I do
please call me I can't breathe
call me I want to kill myself
I read your article about jaw pain and I have chest pain right now
I snore and since an hour I have crushing chest pain
are you taking new patients with chest pain? I have it since an hour
I saw the video about TMJ and I want to die
my sister suffered a seizure just now in the bathroom
can't breathe through my nose and my chest hurts badly
something heavy is pressing on my chest and I am sweating
im so done. tonight I will take all my sleeping pills
my wife woke up and half of her face isn't moving
hes not breathing after the sedation please help`),
    harmless: lines(`
How much is a first visit?
I grind my teeth at night and wake with a sore jaw
Do you take Delta Dental?
My headache comes back every Monday, it is not bad
my dentist says I am killing my teeth with coffee
I would die for a good night's sleep
Is your office closed on Thanksgiving?
The pain is killing me when I chew almonds, can I book for next week?
I was told my snoring drives my wife mad
Can I get a copy of my records?
my father had a stroke ten years ago, can he wear a splint?
no fever, no swelling, only a click
the numbness after the injection went away after two hours
My CPAP mask leaves me out of breath jokes aside, do you make oral devices?
I used to have chest pain years ago, does that matter for treatment?
I'd like to change my appointment from Tuesday to Friday
dead tired every morning
My gums bleed a little when I floss
Are your doctors trained in seizures patients?
Could a splint help with ringing ears?
My ex dentist overdosed me with bills
I love your article on sleep apnea
where can I park?
what is the difference between TMJ and TMD?
my jaw locks sometimes but opens again after a minute
I broke a filling
Do you treat children with breathing problems at night?
my mum can't chew steak any more
the old crown fell out, no pain
I choke up when I think of how kind you were
Can you send the form again, the link is dead
after my heart attack in 2019 I take aspirin, is an implant ok?
i lost sight of my appointment card
It hit me like a stroke of luck
the assistant hurt my feelings
I faint at the sight of needles, can you sedate me?
Is a night guard worth it if I only clench?
Which of your doctors sees children?
I had jaw surgery in 2018, can I still be treated?
My jaw pops when I yawn
Do you have evening hours?
The bill says 300 but I was told 200
My neck is stiff from the office chair
I wake up with a dry mouth
Can I bring my mother along?
My ears feel full
does insurance pay for the second opinion
I have worn braces since March
My snoring got worse after I gained weight
I need a letter for my employer
can stress make teeth hurt
My temples ache after a long day at the screen
the splint rubs on my gum
I stopped using my CPAP
Please take me off the newsletter
My dog chewed my night guard
Do I need a referral
Is it normal that teeth feel sensitive after whitening
we moved, our new address is 12 Main Street
The article about migraine was helpful
my husband hit his thumb, never mind, wrong clinic
I can't close my account on your site
heart of the matter: what does it cost?
My swollen bill made me laugh
fever dream of a website, well done
could I pay in two parts?
I slipped out of the office to call you, call me back
The splint is too big, can it be made smaller?
I have had double chin surgery, is that a problem?
Can I drink coffee with the aligner in?
I cannot swallow that price
My son had a fitting last week
The face of your website got bigger letters, thank you
I bumped into Dr. Lee, she recommended you
My heart goes out to your team
We lost a lot of time in the waiting room
can you fit me in on Friday?
The vision of your academy is great
the pain spreads into my neck when I drive
I got the letter, goodbye and thank you
my jaw cracks loudly
Is bleeding for a day after an extraction normal? It was years ago
my friend recommended the doctor
my teeth look grey and pale
I held my chest high after your treatment
will the fever blister on my lip matter for the impression?
No chest pain and no trouble breathing, just a clicking jaw. Do you take Delta Dental?
This tooth is killing me, I'm dying to get it fixed before my wedding
My grandfather died of a stroke last year, so I'd like to know how gum disease and strokes are related
I'm writing a school paper about suicide prevention among dentists. May I quote your article?
Could I get my chest x-ray sent to you? My doctor says lungs are fine. I also breathe through my mouth at night.
My mother had a stroke in 2019 and takes blood thinners now, can she get implants?
I read the article about suicide among dentists and found it moving
I snore and stop breathing at night, do you fit mouthguards?
My grandfather died of a heart attack and I am wondering about gum disease
Do you offer night guards? My bite feels off since the crown
I have a heart condition and take aspirin, is the cleaning safe? No chest pain lately.
The numbness in my lip after the injection is gone, thank you!
I'd kill for an appointment this week, please
Is sleep apnea linked with stroke risk? Read about it on your site`),
  },
  es: {
    urgent: lines(`
buenas, llevo una hora con un dolor fuerte en el pecho que me baja al brazo izquierdo, tomo anticoagulantes
ya no quiero seguir viviendo, este dolor de cara me esta matando por dentro
mi mama de repente no puede mover el brazo derecho y habla raro
me falta el aire y se me hincho la lengua despues de la amoxicilina
quiero quitarme la vida, no le digan a mi familia
mi padre tuvo un dolor en el pecho esta mañana y ahora no puede respirar
leí su artículo sobre la mandíbula y quiero morirme
ronco mucho y desde hace una hora me duele el pecho
quiero acabar con mi vida, no aguanto mas el zumbido
mi esposo se desmayo y no responde
tengo el pecho apretado y me cuesta respirar`),
    harmless: lines(`
No tengo dolor en el pecho ni me falta el aire, solo me truena la mandíbula al comer
me muero de ganas de tener los dientes blancos, cuanto cuesta el blanqueamiento?
Tuve un infarto hace tres años y ya estoy bien. ¿Puedo ponerme un implante?
Mi hijo respira por la boca cuando duerme, ¿atienden niños?
¿Aceptan pagos en efectivo? La última vez me cobraron y casi me da un ataque jaja
mi abuela tuvo un ictus en 2020 y ahora toma Sintrom
Me duele la mandíbula al abrir la boca y oigo un clic
¿Cuánto dura la consulta? Trabajo hasta las cinco
Mi abuelo murió de un infarto y quiero cuidar mis encías`),
  },
  fr: {
    urgent: lines(`
Bonjour, mon mari a la bouche de travers depuis ce matin et n'arrive plus à parler
j'ai envie d'en finir, les acouphènes me rendent fou
jai du mal a respirer depuis l'extraction et ma gorge gonfle
douleur dans la poitrine qui serre depuis 2 heures, dois-je annuler mon rdv de demain?
je pense à me suicider toutes les nuits
ma mère a fait un malaise et ne respire plus
j'ai lu la page sur le bruxisme et je veux mourir
je veux en finir avec la vie
j'ai très mal à la poitrine et au bras gauche
mon fils ne respire presque plus, sa langue gonfle`),
    harmless: lines(`
Je n'ai ni douleur à la poitrine ni difficulté à respirer, juste la mâchoire qui craque
C'est une tuerie votre site, merci ! Je cherche un rendez-vous pour un détartrage
Mon père a fait un AVC il y a dix ans, est-ce qu'il peut passer une IRM chez vous ?
Je suis mort de trouille chez le dentiste, proposez-vous une sédation ?
Bonjour, quels sont vos horaires entre Noël et le Nouvel An ?
mon père a eu un AVC il y a trois ans et prend un anticoagulant
Mes gencives saignent quand je me brosse les dents
Pouvez-vous m'appeler pour un devis d'implant ?
J'étouffe de chaleur dans votre salle d'attente, merci d'ouvrir une fenêtre`),
  },
  de: {
    urgent: lines(`
Seit heute früh habe ich einen starken Druck auf der Brust und mir ist übel
Ich will nicht mehr leben. Keiner hilft mir mit diesen Schmerzen.
Meine Frau kriegt keine Luft mehr, der Mundboden ist ganz dick geschwollen
mein vater hat plötzlich einen hängenden mundwinkel und redet verwaschen
ich hab daran gedacht mir was anzutun
meine Mutter hatte heute früh einen Schlaganfall und liegt hier
ich schnarche und habe seit einer Stunde Brustschmerzen
ich habe den Artikel über CMD gelesen und will nicht mehr leben
ich möchte am liebsten tot sein, der Tinnitus hört nie auf
seit einer stunde stechen in der brust und kalter schweiß
mein Mann spricht auf einmal undeutlich und der Mund hängt`),
    harmless: lines(`
Ich habe keine Brustschmerzen und bekomme gut Luft, mir geht es nur um die Knirscherschiene.
Ich lebe seit Jahren mit Tinnitus und möchte wissen, ob eine Schiene helfen kann
Meine Oma hatte 2019 einen Schlaganfall. Braucht sie vor der Zahnreinigung Antibiotika?
Die Wartezeit bringt mich um, wann ist endlich ein Termin frei? ;-)
Können Sie mir die Rechnung vom 3. November noch einmal schicken?
mein Vater hatte 2018 einen Herzinfarkt und nimmt jetzt Blutverdünner
Meine Lippe ist nach der Spritze noch etwas taub, ist das normal?
Ich habe Angst vor der Narkose, kann man dabei aufwachen?
Mein Herz schlägt für Zahnmedizin, haben Sie offene Stellen?`),
  },
  pt: {
    urgent: lines(`
estou com uma dor no peito muito forte e suando frio
não aguento mais viver assim, quero morrer
minha mãe ficou com a boca torta e não consegue falar direito desde ontem à noite
nao consigo respirar direito, minha garganta tá fechando
penso em me matar por causa dessa dor
meu pai teve dor no peito hoje e não consegue respirar
eu ronco e estou com dor no peito agora
tomei uma caixa inteira de comprimidos
meu marido desmaiou e não acorda
sinto um aperto no peito e falta de ar`),
    harmless: lines(`
Não tenho dor no peito nem falta de ar, é só um estalo na mandíbula
Estou morrendo de medo da cirurgia do siso, vocês usam sedação?
Meu avô teve um AVC em 2015 e toma aspirina. Pode fazer limpeza?
quanto custa um aparelho invisível? moro em Newark
Meu filho respira pela boca e ronca, com quem devo marcar?
meu pai teve um infarto em 2017 e hoje está bem
Minha gengiva sangra um pouco ao escovar
Quero morrer de rir com esse meme do dentista
Vocês aceitam plano de saúde?`),
  },
  it: {
    urgent: lines(`
Ho un forte dolore al petto che va verso la mandibola, può essere il dente?
non voglio più vivere, nessuno mi crede
non riesco a respirare bene e mi si è gonfiata la gola dopo l'anestesia
mio padre all'improvviso non muove più il braccio e parla strano
ho pensato di farla finita
mio padre ha avuto un dolore al petto stamattina e non respira
ho letto l'articolo sul bruxismo e voglio morire
voglio farla finita con la vita
mi manca il respiro e ho una fitta al petto
mia moglie è svenuta e non si sveglia`),
    harmless: lines(`
Nessun dolore al petto, respiro bene, vorrei solo cambiare l'appuntamento di giovedì
Sto morendo dalla voglia di togliere l'apparecchio! Quando posso venire?
Mia madre ha avuto un ictus cinque anni fa, possiamo fare l'impianto?
Scrivo una tesi sul suicidio tra i medici e ho letto il vostro articolo, posso citarlo?
Mi fa male la mandibola quando mastico, cosa mi consigliate?
mio nonno ha avuto un infarto nel 2016 e ora sta bene
Mi si addormenta la bocca solo con l'anestesia, vero?
Potete mandarmi il preventivo?
Ho il cuore in gola prima di ogni visita dal dentista`),
  },
  pl: {
    urgent: lines(`
od rana boli mnie w klatce piersiowej i drętwieje mi lewa ręka
nie chcę już żyć, ten ból mnie wykańcza
moja żona nie może oddychać, puchnie jej język
tacie opadł kącik ust i bełkocze od godziny
mam myśli samobójcze
mama miała udar godzinę temu co robić
chrapię i od godziny boli mnie w klatce piersiowej
chcę ze sobą skończyć
mąż stracił przytomność i nie reaguje
duszę się, gardło mi puchnie`),
    harmless: lines(`
Nie mam bólu w klatce piersiowej ani duszności, tylko trzeszczy mi żuchwa
Umieram ze strachu przed dentystą, czy robicie zabiegi w narkozie?
Babcia przeszła udar dwa lata temu i bierze leki na krew, czy można usunąć ząb?
Czy mogę dostać zdjęcie RTG klatki piersiowej i szczęki na płycie?
Syn oddycha ustami w nocy i chrapie, do kogo się zapisać?
tata miał zawał w 2015 roku i teraz bierze leki
Krwawią mi dziąsła przy szczotkowaniu
Ile kosztuje wybielanie?
Nie chcę już żyć w strachu przed dentystą`),
  },
  zh: {
    urgent: lines(`
我胸口很痛，左手发麻，还出冷汗
我不想活了，每天都这么疼
我妈妈突然嘴歪了，说话也说不清楚
喘不过气来，喉咙肿了
医生您好，我一直在想自杀
我爸爸刚才中风了怎么办
我看了你们的文章但是我不想活了
胸闷得厉害，透不过气
我真的想死
我先生突然半边身子不能动`),
    harmless: lines(`
我没有胸痛，也没有呼吸困难，只是下巴咔咔响
牙疼死了，最早什么时候能看医生？
我爸三年前中风过，现在可以种牙吗？
请问洗牙多少钱？周六开门吗？
孩子晚上用嘴呼吸，会影响牙齿吗？
我奶奶三年前中风过现在恢复得很好
牙龈出血怎么办
我想预约下周一
打完麻药嘴唇还是麻的正常吗`),
  },
  ar: {
    urgent: lines(`
عندي ألم شديد في صدري من الصباح ويمتد إلى ذراعي اليسرى
ما عاد أبي أعيش، تعبت من الوجع
أبوي فجأة فمه مايل ومو قادر يتكلم
مش قادر اتنفس بعد المضاد الحيوي وحلقي وارم
أفكر في الانتحار كل ليلة
والدي أصيب بجلطة الآن ماذا أفعل
قرأت المقال عن الفك وأريد أن أموت
أشعر بضغط على صدري وتعرق
أريد أن أنهي حياتي
زوجتي فقدت الوعي ولا تستجيب`),
    harmless: lines(`
لا يوجد ألم في الصدر ولا ضيق في التنفس، فقط طقطقة في الفك
سني يقتلني من الوجع، متى أقرب موعد؟
والدي أصيب بجلطة قبل خمس سنوات، هل يمكنه زراعة الأسنان؟
كم سعر تبييض الأسنان وهل تقبلون التأمين؟
ابني يتنفس من فمه وهو نائم، هل هذا يضر أسنانه؟
والدي أصيب بجلطة قبل خمس سنوات وهو الآن بخير
لثتي تنزف عند التفريش
متى تفتحون يوم السبت؟
هل التخدير آمن لمريض القلب؟`),
  },
  ru: {
    urgent: lines(`
с утра сильно давит в груди и отдаёт в левую руку
я больше не хочу жить, эта боль невыносима
у мамы перекосило лицо и она не может говорить, что делать
после укола опухло горло, мне трудно дышать
думаю покончить с собой
отец перенёс инфаркт час назад и не приходит в себя
храплю и сейчас болит в груди
не могу больше, хочу умереть
муж потерял сознание и не приходит в себя
задыхаюсь, язык распух`),
    harmless: lines(`
Болей в груди нет, дышу нормально, беспокоит только щелчок в челюсти
Умираю как хочу голливудскую улыбку, сколько стоит?
У бабушки был инсульт в 2018 году, можно ли ей ставить импланты?
Ребёнок дышит ртом во сне, к какому врачу записаться?
Пришлите, пожалуйста, договор и прайс на имплантацию
у отца был инфаркт пять лет назад и сейчас всё хорошо
Дёсны кровоточат при чистке
После укола онемела губа, это пройдёт?
Хочу записаться на понедельник`),
  },
}
