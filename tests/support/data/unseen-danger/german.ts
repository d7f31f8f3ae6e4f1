import type { Messages } from '../danger-messages.ts'

export const german: Messages = {
  urgent: `
hab seit heut früh so nen druck auf der brust der zieht in den kiefer und linken arm
krieg keine luft mehr, hals schwillt zu seit der tablette vom zahnarzt
bei meiner mutter hängt der mundwinkel und sie redet komisch
ich mag nicht mehr leben mit diesen schmerzen
nach dem ziehen blutet es seit 8 stunden und hört einfach nicht auf
backe dick bis zum auge, krieg das auge nicht mehr auf
hab gestern nacht alle schlaftabletten auf einmal genommen
mein sohn ist aufs kinn gefallen und ist nicht richtig wach zu kriegen
fieber 40 und kann den kopf nicht mehr nach vorne beugen, licht tut weh
kiefer steht offen und geht nicht mehr zu seit dem gähnen
mein mann hört nachts auf zu atmen und wird ganz blau
bin heute zweimal umgekippt nach der spritze beim zahnarzt
kann nicht mal mehr meine spucke schlucken, die schwellung geht in den hals runter
wie ein eisenring um die brust, kalter schweiß, kiefer tut weh
ohne mich wären alle besser dran
spucke dauernd blut, es läuft und läuft
sehe seit heute auf einem auge nichts mehr, schläfe tut weh, bin 75
schlagartig die schlimmsten kopfschmerzen meines lebens
oma hat sich an der prothese verschluckt und läuft blau an
halbe gesichtshälfte ist seit einer stunde taub und der arm kribbelt
hatte heute einen krampfanfall und mir auf die zunge gebissen
überlege vor den zug zu springen, das pfeifen im ohr macht mich fertig
schlag auf den kiefer bekommen, zähne passen nicht mehr aufeinander und ich sehe doppelt
mein freund schlägt mich, ich trau mich nicht heim
bekomm im liegen kaum luft, lippen sind bläulich
hallo, mir drückt es mitten auf der brust und zieht in die zähne
hilfe meine zunge ist riesig und ich bekomm zu wenig luft
mein mann redet wie betrunken und sein lächeln ist auf einmal schief
ich seh keinen anderen ausweg mehr als zu gehen, für immer
6 stunden nach dem zahnziehen ist der mund immer noch voll blut
heute früh backe wie ein ballon und das auge zu
meine tochter hat 20 paracetamol geschluckt
der kleine ist aufs kinn geknallt, spuckt und schläft ständig ein
39,5 fieber mit vereitertem zahn und schüttelfrost
mein kiefer ist rausgesprungen und geht nicht zurück
heut nacht hat meine frau nicht mehr geatmet und war blau
bin beim essen zusammengeklappt
krieg den mund fast nicht auf, hab fieber und schlucken geht nicht
brennen in der brust und der arm ist schwer
ich will mir das leben nehmen
blute aus nase und mund und nichts hilft
plötzlich schwarzer vorhang vor dem rechten auge
kopfschmerz wie ein blitz, sowas hatte ich noch nie
mein vater erstickt gerade an einem stück fleisch
kribbeln in der rechten gesichtshälfte und kann den arm nicht heben
mein cousin krampft was soll ich tun
hab dran gedacht vor die u-bahn zu springen wegen der schmerzen
motorradsturz und der kiefer wackelt, kann nicht mehr zubeißen
mein ex hat mich gewürgt und seitdem tut schlucken weh
hab vorhin eine ganze packung tramadol genommen
Hallo, seit einer Stunde habe ich starke Schmerzen mitten in der Brust und in den unteren Zähnen
Meine Schwester bekommt schlecht Luft, ihr Gesicht ist nach dem Antibiotikum angeschwollen
Mein Mann kann plötzlich die linke Seite nicht bewegen und spricht undeutlich
Ich habe es satt so zu leben und denke daran, allem ein Ende zu setzen
Heute wurde mir ein Zahn gezogen und das Blut hört nicht auf, trotz Tupfer
Ich habe hohes Fieber, das Gesicht ist stark geschwollen und der Mund geht kaum auf
Mein Sohn wurde nach der Betäubung ohnmächtig und ist noch immer komisch
Beim Essen hat sich mein Kiefer ausgerenkt und ich kann den Mund nicht schließen
Ich habe zu viele Schmerztabletten genommen und mir geht es schlecht
Seit heute morgen sehe ich auf einem Auge nichts mehr und die Schläfe tut weh
seit gestern ist es unter der zunge geschwollen und ich kann schlecht atmen
meine nichte hat gestern abend 40 paracetamol geschluckt
mein sohn hat sich das kinn gestoßen und war eine minute bewusstlos
ich nehme blutverdünner, hab ein implantat bekommen und blute den ganzen tag
mein linker arm ist schwach und der mund zieht zur seite
ich will nicht mehr hier sein, ich hab alles satt und diese schmerzen
`
    .trim()
    .split('\n'),
  harmless: `
der zahn bringt mich noch um, wann haben sie einen termin
mein zahn ist tot und wird grau
ich würde sterben für einen termin diese woche
hat letztes jahr nach dem ziehen aufgehört zu bluten, alles gut
kein fieber, keine brustschmerzen, nur knacken
todmüde vom knirschen jede nacht
ich lach mich tot über ihren comic zum knirschen
mein opa hatte vor 8 jahren einen schlaganfall, darf er die schiene tragen?
was kostet die schnarchschiene
bin noch nie ohnmächtig geworden aber spritzen mag ich nicht
ihr artikel über herzinfarkt und kieferschmerz ist super
zahnfleisch blutet bisschen beim putzen
meine tochter knirscht, bekommt aber gut luft
der nerv ist abgestorben sagt der zahnarzt
morgens ist der kiefer etwas steif, nach dem frühstück gehts
ich ersticke in arbeit, geht auch abends?
ich habe todesangst vorm bohren, gibts vollnarkose?
gibt es eine fortbildung notfall in der praxis?
mein kiefer knackt wie ein schuss
die spange killt mich
das nackenkissen ist hart, ist das gut
mein hund hat die schiene zerbissen, sie ist hinüber
muss ich eine überweisung mitbringen?
ich will mir nicht das leben schwer machen, welche schiene ist einfach
die backe war vor einem monat dick, jetzt ist alles weg
das knirschen bringt mich langsam um
mein backenzahn ist tot tut aber weh
ich würde für einen termin morgen töten
nach der op hat es einen tag geblutet, jetzt nichts mehr
nie brustschmerzen oder schwindel gehabt, nur ohrgeräusche
ich schlafe wie ein stein
mein bruder hatte 2015 einen herzinfarkt und knirscht
es knackt beim gähnen
tut botox weh?
kalter schweiß schon beim gedanken an den zahnarzt
kann heute nicht kommen, bitte absagen
mein freund schnarcht und weckt mich
ich werd rot vor scham wegen meiner zähne
hab heuschnupfen, geht die schiene trotzdem?
der verkehr ist lahmgelegt, ich komme später
unser hund ist gestorben und ich schlafe schlecht
vor 5 jahren schlag auf den kiefer, seitdem knackt es
nichts geschwollen nur die schläfe empfindlich
steifer nacken vom kissen
behandelt ihr kurs auch allergie auf acryl?
Hallo, ich knirsche nachts und wache mit Kopfschmerzen auf, haben Sie einen Termin?
Seit zwei Monaten Schmerzen im Kiefer beim Kauen, vor allem rechts
Meine Tochter (9) atmet durch den Mund und schnarcht, kann das jemand ansehen?
Ich bekomme den Mund seit Dienstag nur zwei Finger breit auf, kein Fieber, keine Schwellung
Ich benutze CPAP aber der Mund ist trocken, geht auch eine Schiene?
Nacken und Schulter tun nach der Arbeit am Computer weh
Manchmal schlafen mir die Finger ein wenn ich auf der Seite liege
Was kostet der Kurs über orofaziale Schmerzen?
Im März kamen die Weisheitszähne raus und seitdem knackt es
Ich möchte meinen Termin von Montag auf Donnerstag verlegen
Mein Augenlid zuckt bei Stress, hängt das mit dem Kiefer zusammen?
Druck in den Ohren und Pfeifen wenn ich die Zähne zusammenbeiße
Danke für Ihre Hilfe, mit der Schiene geht es viel besser
Meine Lippe ist eingerissen und ich habe Aphten auf der Zunge
Darf ich vor dem Termin Ibuprofen nehmen?
Ich habe gestern Paracetamol genommen und es hilft nicht
Nach der Physio nehme ich zwei Tabletten Ibuprofen genommen habe ich heute nur eine
Der Arzt sagt ich soll den Mund nicht zu weit öffnen
Mein Kiefer krampft nachts und ich bin verspannt
Der Schmerz soll endlich für immer verschwinden
Meine Schiene ist blau, ist das normal?
Am schlimmsten sind die Kopfschmerzen morgens
Ich kann den Arm nicht heben wegen der Schulter, das macht der Orthopäde
ich nehme blutverdünner, geht die schiene?
mein onkel hatte 2019 einen schlaganfall und kieferschmerzen
der kiefer bringt mich nachts um
die schwellung ist weg, danke
das herz des problems ist mein biss?
zahlt meine kasse die beratung?
`
    .trim()
    .split('\n'),
}
