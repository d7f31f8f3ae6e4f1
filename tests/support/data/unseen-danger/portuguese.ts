import type { Messages } from '../danger-messages.ts'

export const portuguese: Messages = {
  urgent: `
to com dor no peito desde cedo q vai pro braço e pro maxilar
nao consigo respirar direito, minha garganta ta fechando depois do antibiotico
minha mae ta com a boca torta e falando enrolado
nao quero mais viver com essa dor na mandibula
arranquei o dente ontem e nao para de sangrar de jeito nenhum
inchou tudo ate o olho, ja nao abre
tomei a cartela inteira do remedio de dormir
meu filho caiu de queixo e ta molinho, nao acorda direito
40 de febre e pescoço duro, a luz incomoda
minha boca travou aberta depois de bocejar e nao fecha
meu marido para de respirar a noite e fica roxo
desmaiei duas vezes depois da anestesia do dentista
nao engulo nem a saliva e o inchaço ta descendo pro pescoço
parece um elefante sentado no meu peito, suor frio e dor no queixo
seria melhor se eu nao acordasse mais
to cuspindo sangue sem parar
fiquei sem enxergar de um olho hoje e a tempora doi muito, tenho 70
dor de cabeça horrivel do nada, a pior da minha vida, e vomito
vovó engasgou com a dentadura e nao ta conseguindo falar
metade do rosto parou de mexer de madrugada
ela teve uma convulsao hoje e mordeu a lingua
penso em me jogar da ponte, esse zumbido nao me deixa
levei um soco no maxilar, os dentes nao encaixam e vejo tudo dobrado
meu namorado me bate e tenho medo de voltar pra casa
falta de ar quando deito e labios arroxeados
oi, ta me apertando bem no meio do peito e vai ate os dentes
socorro minha lingua ta enorme e ta faltando ar
meu marido ta falando feito bebado e o sorriso entortou do nada
nao vejo outra saida, quero ir embora dessa vida
6 horas depois da extracao e a boca ainda cheia de sangue
acordei com a bochecha feito bola e o olho fechado
minha filha engoliu uns 20 paracetamol
o pequeno bateu o queixo, vomitou e so quer dormir
39,5 de febre com abscesso no dente e calafrio
meu queixo saiu do lugar e nao volta
essa noite minha mulher parou de respirar e tava azul
apaguei na mesa do jantar
quase nao abro a boca, to com febre e engolir nao da
queimaçao no peito e o braço pesado
quero tirar minha vida
sangrando pelo nariz e pela boca e nada segura
de repente uma cortina preta no olho direito
dor de cabeça como um trovao, nunca senti isso
meu pai ta sufocando com um pedaço de carne
formigamento no lado direito do rosto e nao levanto o braço
meu primo ta convulsionando o que eu faço
pensei em pular no metro por causa da dor
cai de moto e o maxilar ta solto, nao consigo morder
meu ex tentou me enforcar e desde entao doi pra engolir
tomei uma cartela de tramadol agora ha pouco
Olá, há uma hora estou com uma dor forte no meio do peito e nos dentes de baixo
Doutor, minha irmã não consegue respirar bem, está com o rosto inchado depois do antibiótico
Meu marido de repente não mexe o lado esquerdo e não fala direito
Estou cansada de viver assim, já pensei em acabar com tudo
Tirei um dente hoje e o sangue não para, já usei muitas gazes
Estou com febre alta, rosto muito inchado e quase não abro a boca
Meu filho desmaiou depois da anestesia e continua estranho
Meu maxilar desencaixou comendo e não consigo fechar a boca
Tomei analgésicos demais e estou passando mal
Perdi a visão de um olho hoje de manhã e a têmpora dói ao toque
desde ontem inchou embaixo da língua e tá difícil respirar
minha sobrinha tomou 40 comprimidos de paracetamol ontem
meu filho bateu o queixo e desmaiou um minuto
tomo anticoagulante, coloquei implante e tá sangrando o dia todo
meu braço esquerdo tá fraco e a boca puxa pro lado
não quero mais estar aqui, cansei de tudo e dessa dor
`
    .trim()
    .split('\n'),
  harmless: `
essa dor de dente ta me matando, tem vaga?
meu dente morreu e ficou escuro, da pra clarear?
to morrendo de vontade de marcar consulta
parou de sangrar depois da extraçao ano passado, tudo certo
sem febre, sem dor no peito, só o estalo
to morta de cansaço de tanto ranger os dentes
morri de rir com o artigo de voces
meu avo teve AVC faz 6 anos, pode usar a placa?
quanto custa o aparelho pro ronco
nunca desmaiei mas tenho pavor de agulha
o texto sobre infarto e dor na mandibula ficou otimo
a gengiva sangra um pouquinho quando escovo
minha filha range os dentes, respira normal
o nervo do dente ta morto disse o dentista
a boca trava um pouco de manha mas depois solta
to sufocada de trabalho, tem horario a noite?
morro de medo de dentista, tem sedaçao?
tem curso de emergencia medica no consultorio?
minha mandibula estala igual tiro
o aparelho ta acabando com a minha boca
travesseiro duro faz mal pro pescoço?
o cachorro comeu minha placa, ja era
precisa de encaminhamento?
o inchaço de um mes atras ja sumiu
nao quero me matar de trabalhar, voces atendem sabado?
esse bruxismo ta acabando comigo
meu molar ta morto mas ainda doi
eu mataria por uma vaga amanha
depois da cirurgia sangrou um dia, agora nada
nunca tive dor no peito nem tontura, so zumbido
durmo feito pedra
meu irmao teve infarto em 2015 e range os dentes
estala quando bocejo
botox doi?
suo frio so de pensar no dentista
hoje nao posso ir, da pra desmarcar?
meu namorado ronca e me acorda
fico vermelha de vergonha dos meus dentes
tenho rinite, posso usar a placa?
o transito ta parado, vou atrasar
o cachorro morreu e durmo mal
levei uma pancada no queixo ha 5 anos e desde entao estala
nada inchado so a tempora sensivel
torcicolo por causa do travesseiro
o curso fala de alergia a acrilico?
Olá, ranjo os dentes à noite e acordo com dor de cabeça, tem horário?
Dor na mandíbula há dois meses quando mastigo, mais do lado direito
Minha filha de 9 anos respira pela boca e ronca, um especialista pode ver?
Só abro a boca dois dedos desde terça, sem febre nem inchaço
Uso CPAP mas a boca fica seca, serve o aparelho oral?
Pescoço e ombro doem depois do trabalho no computador
Às vezes meus dedos ficam dormentes quando durmo de lado
Quanto custa o curso de dor orofacial?
Tirei os sisos em março e desde então estala
Quero mudar minha consulta de segunda para quinta
Meu olho treme quando estou estressada, tem relação com a mandíbula?
Sinto pressão nos ouvidos e zumbido quando aperto
Obrigada pela ajuda, estou bem melhor com a placa
Estou com o lábio rachado e aftas na língua
Posso tomar ibuprofeno antes da consulta?
Tomei paracetamol ontem e não adiantou
O telefone da clínica não responde
Comprei uma caixa de ibuprofeno, quantos posso tomar?
O ombro dói quando levanto o braço
Quero que a dor desapareça para sempre
O pior é a dor de cabeça de manhã
Meu dente caiu e não consigo dormir
Apaguei no sofá e acordei com dor no maxilar
tomo anticoagulante, posso usar placa?
meu tio teve derrame em 2019 e tem dor no maxilar
o maxilar me mata à noite
o inchaço já foi embora, obrigada
o coração do problema é minha mordida?
meu plano cobre a consulta?
`
    .trim()
    .split('\n'),
}
