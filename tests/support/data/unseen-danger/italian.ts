import type { Messages } from '../danger-messages.ts'

export const italian: Messages = {
  urgent: `
ho un peso sul petto da stamattina che va al braccio e alla mandibola
non riesco a respirare mi si chiude la gola dopo l'antibiotico
mia madre ha la bocca storta e parla male da un'ora
non ce la faccio piu con sto dolore, voglio farla finita
sanguina da ieri sera dopo l'estrazione e non si ferma
la guancia è gonfia fino all'occhio non lo apro piu
ho preso tutte le pastiglie per dormire insieme
mio figlio è caduto sul mento ed è intontito, non si sveglia bene
febbre a 40 e collo rigido, la luce mi da fastidio
dopo uno sbadiglio sono rimasto con la bocca aperta e non si chiude
mio marito di notte smette di respirare e diventa blu
sono svenuta due volte dopo l'anestesia dal dentista
non riesco neanche a deglutire la saliva e il gonfiore scende nel collo
come una morsa al petto, sudo freddo e mi fa male la mandibola
sarebbe meglio non svegliarsi piu domani
sputo sangue di continuo
da stamattina non vedo da un occhio e mi fa male la tempia, ho 74 anni
mal di testa improvviso, il peggiore della mia vita
la nonna si sta strozzando con la dentiera
mezza faccia non si muove da stanotte
ha avuto le convulsioni stamattina e si è morsa la lingua
penso di buttarmi sotto un treno, questo fischio mi fa impazzire
un pugno alla mandibola ieri, i denti non combaciano e vedo doppio
il mio compagno mi picchia e ho paura di tornare a casa
mi manca il fiato quando sono sdraiato e ho le labbra viola
salve, mi stringe in mezzo al petto e arriva fino ai denti
aiuto ho la lingua enorme e mi manca l'aria
mio marito parla come un ubriaco e il sorriso è storto all'improvviso
non vedo altra via d'uscita, voglio andarmene per sempre
6 ore dopo l'estrazione ho ancora la bocca piena di sangue
stamattina guancia come un pallone e occhio chiuso
mia figlia ha ingoiato una ventina di tachipirine
il piccolo ha battuto il mento, vomita e dorme sempre
39,5 di febbre con un ascesso e i brividi
la mandibola è uscita e non torna a posto
stanotte mia moglie non respirava piu ed era blu
ho perso i sensi a tavola
quasi non apro la bocca, ho la febbre e non riesco a mandare giu
bruciore al petto e il braccio pesante
voglio ammazzarmi
perdo sangue da naso e bocca e non c'è verso di fermarlo
di colpo una tenda nera davanti all'occhio destro
mal di testa come un fulmine, mai provato
mio padre sta soffocando con un pezzo di carne
formicolio alla metà destra del viso e non alzo il braccio
mio cugino ha le convulsioni cosa faccio
ho pensato di buttarmi sotto la metro per il dolore
caduto in moto e la mandibola balla, non riesco a mordere
il mio ex ha provato a strangolarmi e da allora fa male deglutire
ho preso una scatola di tramadol poco fa
Salve, da un'ora ho un forte dolore in mezzo al petto e nei denti di sotto
Dottore, mia sorella non respira bene, ha il viso gonfio dopo l'antibiotico
Mio marito all'improvviso non muove il lato sinistro e non parla bene
Sono stanca di vivere così, ho pensato di farla finita
Mi hanno tolto un dente oggi e il sangue non si ferma, ho usato tante garze
Ho la febbre alta, il viso molto gonfio e quasi non apro la bocca
Mio figlio è svenuto dopo l'anestesia ed è ancora strano
Mi si è slogata la mandibola mangiando e non riesco a chiudere la bocca
Ho preso troppi antidolorifici e mi sento male
Stamattina ho perso la vista da un occhio e la tempia fa male al tatto
da ieri è gonfio sotto la lingua e faccio fatica a respirare
mia nipote ha preso 40 compresse di paracetamolo ieri sera
mio figlio ha battuto il mento ed è svenuto un minuto
prendo anticoagulanti, ho messo un impianto e sanguino tutto il giorno
ho il braccio sinistro debole e la bocca va di lato
non voglio piu esserci, sono stufa di tutto e di questo dolore
`
    .trim()
    .split('\n'),
  harmless: `
sto mal di denti mi uccide, c'è posto?
ho un dente morto e grigio
muoio dalla voglia di fare il corso
ha smesso di sanguinare dopo l'estrazione dell'anno scorso, tutto ok
niente febbre, niente dolore al petto, solo lo scatto
sono stanca morta perche digrigno
sono morto dal ridere con il vostro articolo
mio nonno ha avuto un ictus 7 anni fa, puo portare il bite?
quanto costa il dispositivo per russare
non sono mai svenuto ma odio gli aghi
l'articolo sull'infarto e la mandibola è ottimo
le gengive sanguinano un po quando mi lavo i denti
mia figlia digrigna ma respira bene
il nervo del dente è morto dice il dentista
la mattina la bocca si blocca un po poi passa
soffoco dal lavoro, fate orario serale?
ho una paura da morire del trapano
fate un corso sulle emergenze in studio?
la mandibola scatta come uno sparo
l'apparecchio mi sta ammazzando
cuscino rigido va bene per il collo?
il cane ha distrutto il bite
serve l'impegnativa?
il gonfiore di un mese fa è sparito
non voglio ammazzarmi di lavoro, siete aperti sabato?
questo bruxismo mi sta uccidendo piano piano
il molare è morto ma fa male
ucciderei per un posto domani
dopo l'intervento ha sanguinato un giorno, ora piu nulla
mai avuto dolore al petto o vertigini, solo fischi
dormo come un sasso
mio fratello ha avuto un infarto nel 2015 e digrigna
scatta quando sbadiglio
il botox fa male?
sudo freddo al solo pensiero del dentista
oggi non posso venire, si puo annullare?
il mio ragazzo russa e mi sveglia
divento rossa di vergogna per i denti
ho il raffreddore da fieno, posso portare il bite?
il traffico è paralizzato, arrivo tardi
è morto il cane e dormo male
botta alla mandibola 5 anni fa, da allora scatta
niente di gonfio solo la tempia sensibile
torcicollo per il cuscino
nel corso si parla di allergia all'acrilico?
Salve, digrigno di notte e mi sveglio con il mal di testa, avete posto?
Dolore alla mandibola da due mesi quando mastico, soprattutto a destra
Mia figlia di 9 anni respira con la bocca e russa, può vederla uno specialista?
Apro la bocca solo due dita da martedì, niente febbre né gonfiore
Uso la CPAP ma ho la bocca secca, va bene il dispositivo orale?
Collo e spalla fanno male dopo il lavoro al computer
A volte mi si addormentano le dita quando dormo sul fianco
Quanto costa il corso sul dolore orofacciale?
A marzo ho tolto i denti del giudizio e da allora scatta
Vorrei spostare l'appuntamento da lunedì a giovedì
La palpebra mi trema quando sono stressata, c'entra la mandibola?
Sento pressione nelle orecchie e fischi quando stringo
Grazie per l'aiuto, con il bite va molto meglio
Ho il labbro spaccato e le afte sulla lingua
Posso prendere l'ibuprofene prima della visita?
Ieri ho preso il paracetamolo e non serve
Lo studio non risponde al telefono
Ho comprato una scatola di ibuprofene, quanti posso prenderne?
La spalla fa male quando alzo il braccio
Vorrei che il dolore sparisse per sempre
Il peggio è il mal di testa al mattino
È caduta un'otturazione e non riesco a mordere
Vorrei non svegliarmi con il mal di testa
prendo anticoagulanti, posso avere il bite?
mio zio ha avuto un ictus nel 2019 e ha male alla mandibola
la mandibola mi uccide di notte
il gonfiore è passato, grazie
il cuore del problema è il mio morso?
la mia assicurazione copre la visita?
`
    .trim()
    .split('\n'),
}
