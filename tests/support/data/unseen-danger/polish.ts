import type { Messages } from '../danger-messages.ts'

export const polish: Messages = {
  urgent: `
od rana boli mnie w klatce i promieniuje na zuchwe i lewa reke
nie moge zlapac powietrza, gardlo mi puchnie po antybiotyku
mamie opadl kacik ust i belkocze
nie chce mi sie juz zyc z tym bolem
od wczoraj krwawi po wyrwaniu zeba i nie chce przestac
policzek spuchl az do oka, nie moge go otworzyc
wzielam cale opakowanie tabletek nasennych
syn upadl na brode i nie moge go dobudzic
goraczka 40 i sztywny kark, swiatlo razi
po ziewnieciu szczeka mi zostala otwarta i nie moge zamknac
maz w nocy przestaje oddychac i sinieje
zemdlalem dwa razy po znieczuleniu u dentysty
nie moge nawet sliny przelknac, opuchlizna schodzi na szyje
jakby mi ktos usiadl na piersiach, zimny pot i boli szczeka
lepiej by bylo jakbym sie juz nie obudzila
pluje krwia caly czas
od rana nie widze na jedno oko i boli skron, mam 73 lata
nagly bol glowy najgorszy w zyciu i wymioty
babcia zakrztusila sie proteza i nie moze mowic
pol twarzy mi sie nie rusza od nocy
miala dzisiaj drgawki i ugryzla sie w jezyk
mysle zeby skoczyc z mostu, te szumy mnie wykancza
dostalem w szczeke, zeby sie nie schodza i widze podwojnie
chlopak mnie bije i boje sie wracac do domu
dusze sie jak leze i mam sine usta
dzien dobry, sciska mnie w srodku klatki i idzie az do zebow
pomocy mam ogromny jezyk i brakuje mi tchu
maz mowi jak pijany i usmiech mu sie nagle skrzywil
nie widze innego wyjscia, chce odejsc na zawsze
6 godzin po wyrwaniu mam dalej pelne usta krwi
rano policzek jak balon i oko zamkniete
corka polknela ze 20 paracetamoli
maly uderzyl sie w brode, wymiotuje i ciagle zasypia
39,5 goraczki z ropniem zeba i dreszcze
szczeka mi wypadla i nie wraca na miejsce
dzisiaj w nocy zona nie oddychala i byla sina
stracilem przytomnosc przy stole
prawie nie otwieram ust, mam goraczke i nie moge przelykac
pieczenie w klatce i ciezka reka
chce sobie odebrac zycie
leci mi krew z nosa i ust i nic nie pomaga
nagle czarna zaslona przed prawym okiem
bol glowy jak piorun, nigdy czegos takiego nie mialem
tata dlawi sie kawalkiem miesa
mrowienie prawej polowy twarzy i nie podniose reki
kuzyn ma drgawki co robic
myslalam zeby rzucic sie pod metro przez ten bol
spadlem z motoru i zuchwa lata, nie moge gryzc
byly probowal mnie udusic i od tego czasu boli przelykanie
wzielam przed chwila cale pudelko tramadolu
Dzień dobry, od godziny mam silny ból na środku klatki piersiowej i w dolnych zębach
Doktorze, siostra nie może dobrze oddychać, ma spuchniętą twarz po antybiotyku
Mąż nagle nie rusza lewą stroną i mówi niewyraźnie
Mam dość takiego życia, myślałam żeby ze sobą skończyć
Dziś wyrwano mi ząb i krew nie przestaje lecieć, zużyłam już dużo gazików
Mam wysoką gorączkę, twarz bardzo spuchnięta i prawie nie otwieram ust
Syn zemdlał po znieczuleniu i dalej jest dziwny
Szczęka mi wyskoczyła przy jedzeniu i nie mogę zamknąć ust
Wzięłam za dużo leków przeciwbólowych i źle się czuję
Dziś rano straciłam wzrok w jednym oku i boli mnie skroń przy dotyku
od wczoraj mam spuchnięte pod językiem i ciężko mi oddychać
siostrzenica połknęła wczoraj 40 tabletek paracetamolu
syn uderzył się w brodę i stracił na minutę przytomność
biorę leki na rozrzedzenie krwi, mam implant i krwawię cały dzień
lewa ręka jest słaba i usta ściąga na bok
nie chcę już tu być, mam dość wszystkiego i tego bólu
`
    .trim()
    .split('\n'),
  harmless: `
ten zab mnie zabije, jest jakis termin?
mam martwego zeba, zrobil sie szary
umieram z ciekawosci czy szyna pomoze
przestalo krwawic po wyrwaniu rok temu, wszystko ok
bez goraczki, bez bolu w klatce, tylko trzaska
jestem smiertelnie zmeczona od zgrzytania
umarlam ze smiechu czytajac wasz komiks
dziadek mial udar 6 lat temu, moze nosic szyne?
ile kosztuje aparat na chrapanie
nigdy nie zemdlalem ale boje sie igiel
artykul o zawale i bolu szczeki swietny
dziasla troche krwawia przy myciu
corka zgrzyta zebami, oddycha normalnie
nerw w zebie jest martwy mowi dentysta
rano szczeka troche sztywna potem przechodzi
dusze sie w robocie, macie wieczorne godziny?
smiertelnie boje sie borowania
czy robicie kurs ratownictwa w gabinecie?
szczeka strzela jak z pistoletu
aparat mnie wykancza
czy twarda poduszka jest dobra na kark?
pies pogryzl mi szyne, koniec z nia
czy trzeba skierowanie?
opuchlizna sprzed miesiaca zniknela
nie chce sie zabijac o termin, moze byc za miesiac
to zgrzytanie mnie wykonczy
trzonowiec martwy ale dalej boli
zabilabym za termin jutro
po zabiegu krwawilo jeden dzien, teraz nic
nigdy nie mialam bolu w klatce ani zawrotow, tylko szumy
spie jak kamien
brat mial zawal w 2015 i zgrzyta
strzela przy ziewaniu
czy botoks boli?
zimny pot na sama mysl o dentyscie
dzis nie moge przyjsc, mozna odwolac?
chlopak chrapie i mnie budzi
czerwienie sie ze wstydu przez zeby
mam katar sienny, moge nosic szyne?
sparalizowany ruch w miescie, spoznie sie
zdechl pies i zle spie
uderzenie w szczeke 5 lat temu, od tego czasu trzaska
nic nie spuchniete tylko skron wrazliwa
sztywny kark od poduszki
czy na kursie jest o alergii na akryl?
Dzień dobry, zgrzytam zębami w nocy i budzę się z bólem głowy, czy jest termin?
Ból żuchwy od dwóch miesięcy przy żuciu, głównie po prawej
Córka 9 lat oddycha przez usta i chrapie, czy specjalista może ją zobaczyć?
Od wtorku otwieram usta tylko na dwa palce, bez gorączki i obrzęku
Używam CPAP ale mam suche usta, czy aparat ustny się nada?
Szyja i bark bolą po pracy przy komputerze
Czasem drętwieją mi palce kiedy śpię na boku
Ile kosztuje kurs bólu ustno-twarzowego?
W marcu usunięto mi ósemki i od tego czasu trzaska
Chciałabym przełożyć wizytę z poniedziałku na czwartek
Drga mi powieka ze stresu, czy to ma związek ze szczęką?
Czuję ucisk w uszach i szum kiedy zaciskam zęby
Dziękuję za pomoc, z szyną jest dużo lepiej
Mam pękniętą wargę i afty na języku
Czy mogę wziąć ibuprofen przed wizytą?
Wzięłam wczoraj ibuprofen i nie pomaga
Nikt nie odbiera telefonu w gabinecie
Kupiłam opakowanie paracetamolu, ile mogę wziąć?
Bark boli gdy podnoszę rękę
Chcę żeby ból zniknął na zawsze
Najgorszy jest ból głowy rano
Szczęka boli od 2 lata
Mam zrobić badania krwi przed wizytą?
biorę leki przeciwzakrzepowe, mogę nosić szynę?
wujek miał udar w 2019 i boli go szczęka
szczęka zabija mnie w nocy
opuchlizna zeszła, dziękuję
sercem problemu jest mój zgryz?
czy ubezpieczenie pokrywa wizytę?
`
    .trim()
    .split('\n'),
}
