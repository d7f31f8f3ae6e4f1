// What patients write: by language twenty messages that may be urgent, and twenty that are not.

export type Messages = { urgent: string[]; harmless: string[] }

const lines = (text: string) => text.trim().split('\n')

export const dangerMessages: Record<string, Messages> = {
  en: {
    urgent: lines(`
I have chest pain since this morning and my jaw hurts too
There's a crushing pressure in my chest going into my left arm
I think I'm having a heart attack, what should I do?
My husband can't breathe properly and his lips are turning blue
I cant breath, my throat is swelling after the antibiotics
Shortness of breath and tightness in the chest, do you have an appointment today?
My mother's face is drooping on the left and her speech is slurred
Suddenly my right arm went numb and I couldn't speak
Could this be a stroke? One side of my body feels weak
I have thoughts of suicide, please call me
I can't take this pain any more, I want to end it all.
honestly everyone would be better off without me
I don't want to live anymore because of this jaw
My daughter took a whole bottle of Tylenol for her toothache
The bleeding after the extraction won't stop, it's been five hours
He passed out in the kitchen and won't wake up
I keep thinking about hurting myself
no fever, but my tongue is swollen and I cannot swallow
I’m going to kill myself if nobody helps me
She had a seizure ten minutes ago and is still confused`),
    harmless: lines(`
My bite is killing me when I chew on the left
I would love a heart-shaped pillow for my neck, do you sell them?
No chest pain, just a clicking jaw when I yawn
I have never had chest pain or shortness of breath
I nearly had a heart attack when I saw the bill
I'm dying to know how much a night guard costs
My father had a stroke in 1998, does that matter for the splint?
I read your article about suicide and jaw pain, thank you
I am not suicidal, just fed up with the waiting time
My lip is still numb after the filling yesterday, is that normal?
I snore and my wife says I stop breathing in my sleep
I have a strong gag reflex and dread impressions
The tooth is dying, says my dentist, do I need a root canal?
My gums bleed a lot when I floss
It was a stroke of luck that I found your page
I can't breathe through my nose at night, only my mouth
Do you hand out leaflets? I could pass out flyers at our school
I had a heart attack five years ago, may I wear a splint?
My jaw clicks and my ears ring. When are you open?
I chew gum all day, could that be why my teeth hurt?`),
  },
  es: {
    urgent: lines(`
Tengo un dolor fuerte en el pecho desde anoche
Me duele el pecho y el brazo izquierdo, además de la mandíbula
Mi marido no puede respirar y tiene los labios morados
Siento una opresión en el pecho y me falta el aire
Creo que me está dando un infarto
A mi madre se le ha torcido la boca y arrastra las palabras
De repente se me durmió el brazo y no puedo hablar
¿Puede ser un derrame cerebral? No siento medio cuerpo
No quiero vivir más, este dolor es insoportable
He pensado en el suicidio, por favor llámenme
Quiero morirme, ya no aguanto
A veces pienso en quitarme la vida
Mi hija se tomó todas las pastillas del bote
La sangre no para desde la extracción, ya van seis horas
Se desmayó y no responde
Tengo la garganta hinchada y no puedo tragar
Mi hijo está convulsionando
Estoy vomitando sangre
Todos estarían mejor sin mí
Me cuesta respirar desde que tomé el antibiótico`),
    harmless: lines(`
Me duele la mandíbula cuando mastico
No tengo dolor en el pecho, solo en la muela
Nunca he tenido dolor de pecho ni falta de aire
Casi me da un infarto cuando vi el precio
Me muero de ganas de conocer su clínica
Mi padre tuvo un infarto en 2001, ¿importa para la férula?
Leí su artículo sobre el suicidio y el bruxismo
No puedo respirar por la nariz de noche
Ronco mucho y dejo de respirar mientras duermo, dice mi mujer
Me sangran las encías cuando me cepillo
Todavía tengo el labio dormido por la anestesia
¿Cuánto cuesta una férula de descarga?
¿Atienden los sábados?
No he pensado en suicidarme, solo estoy cansado del dolor
El diente se está muriendo según mi dentista
Hace diez años tuve un ictus, hace años que estoy bien
Me cruje la mandíbula al bostezar
Quiero pedir cita para mi hijo de ocho años
Casi me muero de risa con su vídeo
Mi abuela murió el año pasado y desde entonces aprieto los dientes`),
  },
  fr: {
    urgent: lines(`
J'ai une douleur dans la poitrine depuis ce matin
J'ai mal à la poitrine et au bras gauche
Je n'arrive plus à respirer
Mon mari a du mal à respirer et ses lèvres sont bleues
Je crois que je fais une crise cardiaque
Ma mère a la bouche qui tombe d'un côté et parle mal
Tout à coup je ne sens plus mon bras droit
C'est peut-être un AVC, la moitié de mon visage est paralysée
Je veux mourir, je n'en peux plus
J'ai des idées suicidaires
Je n'ai plus envie de vivre avec cette douleur
Je pense à en finir
Ma fille a avalé toute la boîte de comprimés
Le saignement ne s'arrête pas depuis l'extraction
Il a perdu connaissance et ne répond plus
Ma gorge gonfle et je ne peux plus avaler
Elle fait des convulsions
Il vomit du sang
J'étouffe, je cherche mon air
Tout le monde serait mieux sans moi`),
    harmless: lines(`
J'ai mal à la mâchoire quand je mange
Je n'ai pas de douleur dans la poitrine, seulement à la dent
Jamais de douleur thoracique ni d'essoufflement
J'ai failli avoir une crise cardiaque en voyant le devis
Je meurs d'envie de connaître vos tarifs
Mon père a eu un AVC en 2005, est-ce important ?
J'ai lu votre article sur le suicide et la douleur
Je ne peux pas respirer par le nez la nuit
Je ronfle et ma femme dit que je ne respire plus quand je dors
Mes gencives saignent quand je me brosse les dents
J'ai encore la lèvre engourdie après l'anesthésie
Combien coûte une gouttière ?
Êtes-vous ouverts le samedi ?
Je n'ai pas d'idées suicidaires, je suis seulement fatigué
La dent est en train de mourir selon le dentiste
J'ai fait un infarctus il y a dix ans, puis-je porter une gouttière ?
Ma mâchoire claque quand je bâille
Je voudrais un rendez-vous pour ma fille
J'ai un coup de coeur pour votre site
On est morts de rire devant votre vidéo`),
  },
  de: {
    urgent: lines(`
Ich habe seit heute früh Schmerzen in der Brust
Druck auf der Brust und der linke Arm kribbelt
Ich bekomme keine Luft mehr
Mein Mann kann nicht atmen und seine Lippen sind blau
Ich glaube, ich habe einen Herzinfarkt
Bei meiner Mutter hängt der Mundwinkel und sie lallt
Plötzlich kann ich nicht mehr sprechen
Ist das ein Schlaganfall? Die linke Seite ist taub
Ich will nicht mehr leben
Ich denke an Selbstmord, bitte rufen Sie mich an
Am liebsten würde ich sterben
Ich werde mich umbringen
Meine Tochter hat alle Tabletten geschluckt
Die Blutung hört nicht auf, seit fünf Stunden
Er ist bewusstlos
Meine Zunge schwillt an und ich kann nicht schlucken
Sie hat einen Krampfanfall
Er hat Blut erbrochen
Ich habe eine Überdosis genommen
Ohne mich wären alle besser dran, ich möchte mir das Leben nehmen`),
    harmless: lines(`
Mein Kiefer knackt beim Kauen
Ich habe keine Schmerzen in der Brust, nur im Kiefer
Noch nie Atemnot oder Brustschmerzen gehabt
Ich hätte fast einen Herzinfarkt bekommen, als ich die Rechnung sah
Ich sterbe vor Neugier, was die Schiene kostet
Mein Vater hatte 1999 einen Schlaganfall
Ich habe Ihren Artikel über Selbstmord gelesen
Ich kann nachts nicht durch die Nase atmen
Ich schnarche, und meine Frau sagt, ich atme im Schlaf nicht
Mein Zahnfleisch blutet stark beim Putzen
Meine Lippe ist nach der Betäubung noch taub
Was kostet eine Aufbissschiene?
Haben Sie am Samstag geöffnet?
Ich bin nicht suizidgefährdet, nur müde
Der Zahn ist abgestorben, sagt mein Zahnarzt
Vor zehn Jahren hatte ich einen Herzinfarkt, darf ich eine Schiene tragen?
Herzlichen Dank für die nette Beratung
Guten Tag, ich knirsche nachts mit den Zähnen
Ich möchte einen Termin für meinen Sohn
Das Kissen liegt mir am Herzen`),
  },
  pt: {
    urgent: lines(`
Estou com dor no peito desde hoje cedo
Sinto um aperto no peito e o braço esquerdo dormente
Não consigo respirar direito
Meu marido está com falta de ar e os lábios roxos
Acho que estou tendo um infarto
Minha mãe está com a boca torta e a fala enrolada
De repente não consigo falar
Será um AVC? Metade do corpo está dormente
Não quero mais viver
Tenho pensado em suicídio
Eu quero morrer, não aguento mais
Penso em tirar a minha vida
Minha filha tomou todos os comprimidos da caixa
O sangue não para desde a extração
Ele desmaiou e não responde
A minha garganta está inchada e não consigo engolir
Meu filho está tendo uma convulsão
Estou vomitando sangue
Todos ficariam melhor sem mim
Tomei uma overdose de analgésicos`),
    harmless: lines(`
Meu maxilar estala quando mastigo
Não tenho dor no peito, só no dente
Nunca tive falta de ar nem dor no peito
Quase tive um infarto quando vi o preço
Estou morrendo de vontade de conhecer a clínica
Meu pai teve um AVC em 2003
Li o vosso artigo sobre suicídio e dor
Não consigo respirar pelo nariz à noite
Eu ronco e paro de respirar quando durmo
A minha gengiva sangra muito quando escovo
O lábio ainda está dormente por causa da anestesia
Quanto custa uma placa de mordida?
Abrem ao sábado?
Não penso em suicídio, só estou cansado
O dente está morrendo, diz o dentista
Tive um infarto há dez anos, posso usar a placa?
Quase morri de rir com o vídeo
Quero marcar consulta para o meu filho
Aperto os dentes durante o dia
Obrigado do fundo do coração`),
  },
  it: {
    urgent: lines(`
Ho un dolore al petto da stamattina
Sento un peso sul petto e il braccio sinistro mi fa male
Non riesco a respirare
Mio marito respira male, gli manca il respiro e ha le labbra blu
Credo di avere un infarto
Mia madre ha la bocca storta e non riesce a parlare
All'improvviso non vedo più da un occhio
È un ictus? Metà del viso è paralizzata
Non voglio più vivere
Penso al suicidio, vi prego chiamatemi
Voglio morire
Voglio farla finita
Mia figlia ha preso tutte le pastiglie
Il sangue non si ferma dopo l'estrazione
È svenuto e non risponde
La gola si gonfia e non riesco a deglutire
Ha le convulsioni
Vomito sangue da un'ora
Sto soffocando
Starebbero tutti meglio senza di me`),
    harmless: lines(`
La mandibola mi scricchiola quando mastico
Non ho dolore al petto, solo al dente
Mai avuto dolore al petto né affanno
Mi è quasi venuto un infarto quando ho visto il conto
Muoio dalla voglia di provare il vostro bite
Mio padre ha avuto un ictus nel 2004
Ho letto il vostro articolo sul suicidio
Di notte non riesco a respirare dal naso
Russo e mia moglie dice che non respiro quando dormo
Mi sanguinano le gengive quando mi lavo i denti
Ho ancora il labbro addormentato per l'anestesia
Quanto costa un bite?
Siete aperti il sabato?
Non penso al suicidio, sono solo stanco
Il dente sta morendo secondo il dentista
Ho avuto un infarto dieci anni fa
Vorrei un appuntamento per mio figlio
Stringo i denti di notte
Morivo dal ridere con il vostro video
Grazie di tutto cuore`),
  },
  pl: {
    urgent: lines(`
Od rana mam ból w klatce piersiowej
Czuję ucisk w klatce i drętwieje mi lewa ręka
Nie mogę oddychać
Mój mąż się dusi i ma sine usta
Chyba mam zawał
Mamie opadł kącik ust i bełkocze
Nagle nie mogę mówić
Czy to udar? Pół twarzy mam sparaliżowane
Nie chcę już żyć
Mam myśli samobójcze
Chcę umrzeć, nie daję rady
Myślę, żeby się zabić
Córka połknęła całe opakowanie tabletek
Krwawienie nie ustaje od wczoraj
Zemdlał i nie reaguje
Puchnie mi gardło i nie mogę przełykać
Syn ma drgawki
Wymiotuję krwią
Wszystkim będzie lepiej beze mnie
Zażyłam za dużo tabletek`),
    harmless: lines(`
Trzaska mi szczęka przy gryzieniu
Nie mam bólu w klatce piersiowej, tylko ząb boli
Nigdy nie miałem duszności ani bólu w klatce
Prawie dostałem zawału, kiedy zobaczyłem rachunek
Umieram z ciekawości, ile kosztuje szyna
Mój ojciec miał udar w 2002 roku
Przeczytałam artykuł o samobójstwie i bólu
W nocy nie mogę oddychać przez nos
Chrapię i żona mówi, że nie oddycham we śnie
Dziąsła mi mocno krwawią przy myciu zębów
Warga jest jeszcze zdrętwiała po znieczuleniu
Ile kosztuje szyna relaksacyjna?
Czy jesteście otwarci w sobotę?
Nie mam myśli samobójczych, jestem tylko zmęczony
Ząb obumiera, mówi dentysta
Dziesięć lat temu miałem zawał
Chciałabym umówić wizytę dla syna
Zgrzytam zębami w nocy
Dziękuję z całego serca
Czy szyna pomaga na szumy uszne?`),
  },
  zh: {
    urgent: lines(`
我从早上开始胸口很痛
胸闷，左臂发麻，下巴也疼
我喘不过气来
我丈夫呼吸困难，嘴唇发紫
我觉得我心脏病发作了
我妈妈嘴歪了，说话不清
突然说不出话，右手动不了
是不是中风？半边身体没知觉
我不想活了
我有自杀的念头，请给我打电话
活着没意思，我想死
我想结束自己的生命
我女儿吞了一整瓶止痛药
拔牙后流血不止
他昏倒了，叫不醒
我的喉咙肿了，不能吞咽
孩子在抽搐
我一直在吐血
我觉得自己快死了
吃了很多安眠药`),
    harmless: lines(`
我咬东西的时候下巴会响
我没有胸痛，只是牙疼
从来没有呼吸困难
看到账单差点心脏病发作
我笑死了，你们的视频太好玩
我爸爸得过中风，会有影响吗？
我看了你们关于自杀和疼痛的文章
晚上鼻子不能呼吸
我打鼾，太太说我睡觉时停止呼吸
刷牙时牙龈出血
打完麻药嘴唇还是麻的
夜磨牙的牙套多少钱？
你们星期六开门吗？
我没有自杀的想法，只是累了
医生说这颗牙齿坏死了
十年前得过心肌梗塞，可以戴牙套吗？
我想给儿子预约
我白天总是咬紧牙
今天忙死了，能改到明天吗？
非常感谢你们的帮助`),
  },
  ar: {
    urgent: lines(`
عندي ألم في الصدر منذ الصباح
أشعر بضغط في صدري وخدر في ذراعي
لا أستطيع التنفس
زوجي يعاني من ضيق في التنفس وشفتاه زرقاء
أظن أنني أعاني من نوبة قلبية
فم أمي مائل وكلامها غير مفهوم
فجأة لا أستطيع الكلام
هل هذه جلطة؟ نصف وجهي مشلول
لا أريد أن أعيش بعد الآن
أفكر في الانتحار، أرجوكم اتصلوا بي
أريد أن أموت
سأقتل نفسي
ابنتي ابتلعت كل الحبوب
النزيف لا يتوقف منذ خلع السن
أغمي عليه ولا يستجيب
حلقي متورم ولا أستطيع البلع
ابني يعاني من تشنجات
أتقيأ دما
حياتي ليس لها معنى، الموت أفضل
أخذت جرعة زائدة من المسكنات`),
    harmless: lines(`
فكي يطقطق عندما أمضغ
ليس عندي ألم في الصدر، فقط في السن
لم أعان من ضيق في التنفس أبدا
كدت أصاب بنوبة قلبية عندما رأيت الفاتورة
أموت من الضحك على الفيديو
والدي أصيب بجلطة قبل سنوات
قرأت مقالكم عن الانتحار والألم
لا أستطيع التنفس من الأنف ليلا
زوجتي تقول إن تنفسي يتوقف أثناء النوم وأنا أشخر
لثتي تنزف عند تنظيف الأسنان
شفتي ما زالت مخدرة بعد البنج
كم سعر واقي الأسنان؟
هل تفتحون يوم السبت؟
لا أفكر في الانتحار، أنا فقط متعب
طبيب الأسنان يقول إن العصب ميت
أريد موعدا لابني
أضغط على أسناني في النهار
شكرا لكم من كل قلبي
هل الواقي يساعد على طنين الأذن؟
أصبت بجلطة قبل عشر سنوات`),
  },
  ru: {
    urgent: lines(`
С утра боль в груди
Давит в груди и немеет левая рука
Не могу дышать
Муж задыхается, губы посинели
Кажется, у меня инфаркт
У мамы перекосило лицо, и речь невнятная
Вдруг не могу говорить
Это инсульт? Половина лица онемела
Не хочу больше жить
Думаю о самоубийстве, позвоните мне
Хочу умереть
Я покончу с собой
Дочь выпила все таблетки
Кровь не останавливается после удаления зуба
Он потерял сознание и не реагирует
Горло опухло, не могу глотать
У сына судороги
Меня рвёт кровью
Всем будет лучше без меня
Мне не хватает воздуха`),
    harmless: lines(`
У меня щёлкает челюсть, когда жую
Боли в груди нет, болит только зуб
Никогда не было одышки или боли в груди
Чуть инфаркт не случился, когда увидел счёт
Умираю от любопытства, сколько стоит каппа
У отца был инсульт в 2003 году
Прочитала вашу статью о самоубийстве
Ночью не могу дышать носом
Я храплю, и жена говорит, что я не дышу во сне
Дёсны сильно кровоточат при чистке
Губа ещё онемела после анестезии
Сколько стоит каппа?
Вы работаете в субботу?
Мыслей о суициде нет, просто устал
Зуб умирает, говорит стоматолог
Десять лет назад был инфаркт
Хочу записать сына на приём
Я скриплю зубами по ночам
Спасибо от всего сердца
Помогает ли каппа от шума в ушах?`),
  },
}
