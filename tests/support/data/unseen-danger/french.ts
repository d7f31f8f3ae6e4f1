import type { Messages } from '../danger-messages.ts'

export const french: Messages = {
  urgent: `
jai une douleur dans la poitrine qui descend dans le bras et la machoire depuis ce matin
j'arrive plus a respirer ma gorge gonfle depuis l'antibiotique
mon pere a la bouche de travers et il parle bizarrement depuis une heure
j'en peux plus de ces douleurs je veux en finir
ca saigne depuis hier soir apres l'arrachage de la dent, ca s'arrete pas
ma joue est enflée jusqu'à l'oeil je peux plus l'ouvrir
j'ai avalé toute la boite de somnifères cette nuit
mon fils est tombé sur le menton et il est tout mou, il se réveille pas
39,8 de fievre, nuque raide et la lumiere me fait mal
machoire bloquée grande ouverte depuis un baillement impossible de fermer
ma femme s'arrete de respirer la nuit et devient bleue
je me suis evanoui trois fois depuis l'anesthesie chez le dentiste
je ne peux meme plus avaler ma salive, le gonflement descend dans le cou
comme un étau dans la poitrine, sueurs froides et mal a la machoire
ca serait mieux pour tout le monde si j'étais plus là
je crache du sang et ca coule sans arret
je vois plus rien d'un oeil depuis ce matin avec une douleur à la tempe
mal de tête d'un coup, le pire de ma vie, avec vomissements
ma grand mere s'étouffe avec son dentier
la moitié du visage ne bouge plus depuis cette nuit
elle a fait une crise de convulsions ce matin et s'est mordu la langue
je pense à me jeter sous un train, les acouphènes me rendent fou
coup de poing à la machoire hier, les dents se ferment plus et je vois double
mon mari me frappe, j'ai peur de rentrer chez moi
je suffoque quand je suis couché et j'ai les lèvres violettes
bonjour ca me serre très fort au milieu de la poitrine et jusque dans les dents
au secours j'ai la langue énorme et je manque d'air
mon mari parle comme s'il était saoul et son sourire est tout tordu d'un coup
je vois pas d'autre issue que de partir pour de bon
6h après l'extraction j'ai encore la bouche pleine de sang
ce matin joue comme un ballon et l'oeil fermé
ma fille a avalé une vingtaine de paracétamol
le petit s'est cogné le menton, il vomit et il dort tout le temps
39.5 de température avec un abcès dentaire et des frissons
ma mâchoire est sortie et elle revient pas en place
cette nuit mon conjoint ne respirait plus il était bleu
j'ai perdu connaissance à table
j'ouvre presque plus la bouche, j'ai de la fièvre et avaler est impossible
ca brûle dans la poitrine et mon bras est lourd
je veux me foutre en l'air
je saigne du nez et de la bouche et rien ne l'arrête
un rideau noir devant mon oeil droit tout à coup
céphalée comme un coup de tonnerre
mon père s'étrangle avec un morceau de viande
fourmis dans la moitié droite du visage et je peux pas lever le bras
mon cousin convulse que dois je faire
j'ai pensé à sauter sous le métro à cause de la douleur
chute de moto et ma mâchoire bouge toute seule, je peux plus mordre
mon ex a essayé de m'étrangler et depuis j'ai mal en avalant
j'ai pris une plaquette entière de tramadol
Bonjour, depuis une heure j'ai une forte douleur au milieu de la poitrine et dans les dents du bas
Docteur, ma sœur n'arrive pas à bien respirer, son visage est gonflé après l'antibiotique
Mon mari ne bouge plus son côté gauche d'un coup et parle mal
Je suis fatiguée de vivre comme ça, j'ai pensé à tout arrêter
On m'a arraché une dent aujourd'hui et le sang ne s'arrête pas malgré les compresses
J'ai beaucoup de fièvre, le visage très gonflé et je n'ouvre presque pas la bouche
Mon fils s'est évanoui après l'anesthésie et il est encore bizarre
Ma mâchoire s'est déboîtée en mangeant et je n'arrive pas à fermer la bouche
J'ai pris trop d'antidouleurs et je me sens mal
J'ai perdu la vue d'un œil ce matin et ma tempe est douloureuse
depuis hier c'est gonflé sous la langue et j'ai du mal à respirer
ma nièce a avalé 40 comprimés de paracétamol hier soir
mon fils s'est cogné le menton et a perdu connaissance une minute
je prends un anticoagulant, on m'a posé un implant et ça saigne toute la journée
mon bras gauche est faible et ma bouche part de côté
je ne veux plus être là, j'en ai marre de tout et de cette douleur
`
    .trim()
    .split('\n'),
  harmless: `
cette rage de dents me tue, un rdv svp
j'ai une dent morte qui noircit, on peut faire quoi
je mourrais pour un rendez vous cette semaine
ca ne saigne plus depuis l'extraction de l'an dernier merci
pas de fièvre, pas de douleur à la poitrine, juste un craquement
je suis morte de fatigue parce que je grince des dents
je suis mort de rire en lisant votre article
mon oncle a fait un infarctus il y a 5 ans, peut il porter une gouttière ?
combien coute l'orthèse d'avancée mandibulaire
je ne me suis jamais évanoui mais j'ai peur des piqures
vos conseils sur l'AVC sont tres clairs
les gencives saignent un peu au brossage
ma fille grince des dents la nuit, aucun problème pour respirer
le nerf de la dent est mort
je bloque un peu en ouvrant le matin mais ca passe
je suis étouffée de travail, avez vous un créneau le soir
est ce que le stress peut bloquer la mâchoire ?
je cherche une formation sur l'urgence vitale au cabinet
ma machoire claque comme un pistolet
l'appareil dentaire m'arrache la joue, c'est mortel
je tombe de sommeil toute la journée à cause du bruxisme
le chien a mordu ma gouttière, elle est morte
Ai-je besoin d'une ordonnance pour venir ?
j'ai mal au cou quand je travaille sur ordi, raide le matin
la prothèse de mon pere est cassée
ce bruxisme me tue à petit feu
ma molaire est morte mais fait toujours mal
je tuerais pour un rdv demain
après l'opération ça a saigné un jour, plus rien depuis
jamais eu mal à la poitrine ni de vertiges, que des acouphènes
j'ai un sommeil de plomb
mon frère a eu un infarctus en 2015 et il grince
ça claque quand je bâille
est-ce que le botox fait mal
j'ai des sueurs froides rien qu'à penser au dentiste
je peux pas venir aujourd'hui, on annule ?
mon copain ronfle et me réveille
je suis rouge de honte pour mes dents
j'ai le rhume des foins, la gouttière est possible ?
mon travail est paralysé par la grève, je décale
le chien est mort et je dors mal
coup sur la mâchoire il y a 5 ans, depuis ça craque
rien n'est gonflé, juste la tempe sensible
torticolis à cause de l'oreiller
vous parlez d'allergie à l'acrylique dans votre cours ?
Bonjour, je grince des dents la nuit et me réveille avec mal à la tête, avez-vous un rendez-vous ?
J'ai mal à la mâchoire depuis deux mois quand je mâche, surtout à droite
Ma fille de 9 ans respire par la bouche et ronfle, un spécialiste peut-il la voir ?
Je n'ouvre la bouche que de deux doigts depuis mardi, pas de fièvre ni de gonflement
J'utilise une PPC mais j'ai la bouche sèche, l'orthèse est-elle possible ?
J'ai mal au cou et à l'épaule après le travail sur ordinateur
Parfois mes doigts s'engourdissent quand je dors sur le côté
Combien coûte la formation en douleurs orofaciales ?
On m'a enlevé les dents de sagesse en mars et depuis ça craque
Je voudrais déplacer mon rendez-vous de lundi à jeudi
Ma paupière saute quand je suis stressée, y a-t-il un lien ?
J'ai une pression dans les oreilles et des sifflements quand je serre
Merci pour votre aide, je vais beaucoup mieux avec la gouttière
J'ai une lèvre gercée et des aphtes sur la langue
Puis-je prendre de l'ibuprofène avant le rendez-vous ?
J'ai pris du paracétamol hier et ça n'aide pas
Le secrétariat ne répond pas au téléphone
J'ai acheté une boîte d'ibuprofène, combien en prendre ?
J'ai mal à l'épaule quand je lève le bras
Je voudrais que la douleur disparaisse pour toujours
Le pire c'est le mal de tête le matin
Ma mâchoire sort un peu et se remet en place toute seule
Je dois faire une prise de sang, toujours nécessaire ?
je prends des anticoagulants, la gouttière est possible ?
mon oncle a eu un AVC en 2019 et il a mal à la mâchoire
ma mâchoire me tue la nuit
le gonflement est parti, merci docteur
le coeur du problème c'est mon occlusion ?
ma mutuelle couvre la consultation ?
`
    .trim()
    .split('\n'),
}
