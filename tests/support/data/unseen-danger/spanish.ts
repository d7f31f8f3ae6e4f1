import type { Messages } from '../danger-messages.ts'

export const spanish: Messages = {
  urgent: `
me duele el pecho desde anoche y se me duerme el brazo izquierdo, sera de la mandibula??
no me entra el aire, la garganta se me esta cerrando despues de la amoxicilina
mi mama tiene media cara caida y no se le entiende lo q dice
ya no quiero seguir viviendo con este dolor de muela
llevo toda la noche sangrando de donde me sacaron la muela y no para
se me hincho la cara hasta el ojo y ya no lo puedo abrir
me tome todas las pastillas que me recetaron para el bruxismo, 30
mi hijo se cayo, le salio un diente y ahora no despierta bien
tengo 40 de fiebre y no puedo mover el cuello, me molesta la luz
se me quedo la boca abierta despues de un bostezo y no la puedo cerrar
mi marido deja de respirar dormido y esta morado
me desmaye dos veces despues de la extraccion
tengo la cara chueca desde esta mañana y babeo
no puedo tragar ni la saliva y la hinchazon me baja al cuello
me siento como si tuviera un ladrillo en el pecho, sudo frio y me duele la quijada
mejor seria no despertar mañana, nadie me extrañaria
vomito sangre desde que tomo ibuprofeno para la mandibula
ayer me pegaron en la cara y hoy veo doble
mi abuela se atraganto con la protesis y no puede hablar
de repente no veo con un ojo y me duele la sien, tengo 72
me ahogo cuando me acuesto, el aparato para dormir no ayuda
convulsiono en la sala de espera mi hermana y se mordio la lengua
pienso en cortarme las venas, el zumbido no me deja vivir
se me trabo la mandibula con un golpe y no cierran los dientes, me sangra el oido
mi esposo me golpea y tengo miedo, me rompio la mandibula
buenas, estoy con un nudo que me aplasta el pecho y me corre hasta la muela
ayuda no me llega el aire y tengo la lengua gorda
mi suegra esta hablando trabado y se le cayo el parpado de golpe
ya no le veo salida a esto, solo quiero dormir y no despertar
desde que me quitaron la del juicio escupo puro coagulo y sigue saliendo sangre a las 6 horas
me amanecio el cachete como pelota y el ojo no lo abro
mi hija se trago como 20 paracetamoles
el nene se pego en la mandibula y anda como ido, vomito dos veces
tengo calentura de 39.8 y mucho dolor de muela con escalofrios
se me salio la quijada y no regresa a su lugar
anoche mi esposa dejo de respirar y se puso azul
me dio un patatus, perdi el conocimiento comiendo
casi no puedo abrir la boca, tengo fiebre y me cuesta tragar saliva
me arde el pecho y el brazo lo siento pesado, pense que era el atm
me quiero quitar la vida, ya intente una vez
me sale sangre por la nariz y la boca y no se detiene
de pronto veo una cortina negra en el ojo derecho
un dolor de cabeza como un rayo, nunca senti algo asi
mi papa se esta ahogando con un pedazo de carne
siento hormigueo en la mitad derecha de la cara y no puedo levantar el brazo
mi primo esta convulsionando que hago
he pensado en tirarme al metro por culpa de este dolor
me cai de la moto y la mandibula me baila, no puedo morder
mi ex me quiso ahorcar y desde entonces me duele tragar
me tome una caja de tramadol hace rato
Hola, hace una hora que siento un dolor fuerte en medio del pecho y también en los dientes de abajo
Doctor, mi hermana no puede respirar bien, tiene la cara hinchada por el antibiótico
Mi marido de repente no mueve el lado izquierdo y no habla claro
Estoy cansada de vivir así, he pensado en acabar con todo
Me sacaron una muela hoy y la sangre no para, llevo ya muchas gasas
Tengo fiebre alta, la cara muy hinchada y casi no abro la boca
Mi hijo se desmayó después de la anestesia y sigue muy raro
Se me desencajó la mandíbula comiendo y no puedo cerrar la boca
Tomé demasiados analgésicos por el dolor y me siento mal
Perdí la visión de un ojo esta mañana y me duele la sien al tocarla
desde ayer tengo hinchado debajo de la lengua y me cuesta respirar
mi sobrina se metio 40 pastillas de paracetamol anoche
mi hijo se golpeo el menton y perdio el conocimiento un minuto
tomo anticoagulante y me pusieron un implante, llevo todo el dia sangrando
siento el brazo izquierdo debil y la boca se me va de lado
ya no quiero estar aqui, estoy harta de todo y de este dolor
`
    .trim()
    .split('\n'),
  harmless: `
este dolor de muela me mata, cuando hay cita?
tengo un diente muerto y se puso gris, lo pueden blanquear?
me muero por una cita esta semana jaja
ya dejo de sangrar despues de la extraccion del año pasado, solo queria avisar
no tengo fiebre ni dolor en el pecho, solo chasquea la mandibula
mi perro se murio y estoy apretando los dientes mucho
cuanto cuesta la ferula para roncar?
leí su articulo sobre el infarto y el dolor de mandibula, muy bueno
nunca me he desmayado, solo me mareo un poco en el dentista
me duele el musculo del pecho del gimnasio no, perdon, me duele la cara al masticar
mi papa tuvo un derrame hace diez años, puede usar la ferula?
hace falta ir a urgencias si solo me truena?
me ahogo en deudas, aceptan pagos?
la mandibula se me abre bien pero hace ruido
soy enfermera del servicio de ictus y quiero hacer su curso
el nervio de la muela esta muerto segun mi dentista
respiro por la boca al dormir y amanezco con la boca seca
me da panico ir al dentista, tienen sedacion?
se me hincho un poquito la encia, puedo esperar al lunes?
los frenos me estan matando la espalda jajaja digo la boca
dan curso de primeros auxilios para atragantamiento?
el sangrado de encias al cepillarme es normal?
mi hija tiene 8 años y rechina los dientes, no tiene fiebre
se me cayo un empaste y quiero cita
busco al dr Muerte... perdon Dr. Muerza, da consulta los jueves?
me esta matando este bruxismo, que hago?
mi muela ya esta muerta pero sigue doliendo al masticar
mataria por una cita mañana
despues de la cirugia sangre un dia pero ya nada, todo bien
nunca tuve dolor en el pecho ni mareos, solo zumbido
tengo un sueño mortal todo el dia
mi hermano tuvo un infarto en 2015 y rechina los dientes
me truena la mandibula cuando bostezo
quisiera saber si el botox duele
sudo frio nada mas de pensar en el dentista
hoy no puedo ir, me cancelan la cita?
mi novio ronca y me despierta, que recomiendan?
me puse roja de verguenza por mi boca
tengo fiebre del heno, puedo usar la guarda?
se me paralizo el trabajo y no pude pagar, disculpen
el perro murio y no duermo bien
tuve un golpe en la mandibula hace 5 años y ahora truena
no se me inflama nada, solo duele la sien
mi cuello amanece tieso por la almohada
donde estudiaste, quiero aprender sobre reaccion alergica al acrilico
Hola, rechino los dientes por la noche y me despierto con dolor de cabeza, ¿tienen cita?
Tengo dolor en la mandíbula desde hace dos meses cuando mastico, sobre todo el lado derecho
Mi hija de 9 años respira por la boca y ronca, ¿la puede ver un especialista?
No puedo abrir la boca más de dos dedos desde el martes, no tengo fiebre ni inflamación
Uso CPAP pero me da la boca seca, ¿sirve el dispositivo oral?
Me duele el cuello y el hombro después de trabajar en la computadora
A veces se me adormecen los dedos cuando duermo de lado
¿Cuánto cuesta el curso de dolor orofacial para dentistas?
Me quitaron las muelas del juicio en marzo y desde entonces me truena
Quiero cambiar mi cita del lunes al jueves por favor
Mi ojo tiembla cuando estoy estresada, ¿tiene que ver con la mandíbula?
Siento presión en los oídos y zumbido cuando aprieto
Gracias por su ayuda, ya me siento mucho mejor con la guarda
Tengo el labio partido y aftas en la lengua
¿Puedo tomar ibuprofeno antes de la cita?
Ayer tomé ibuprofeno y no me hace nada
Llamo por teléfono y nadie responde
Compré una caja de paracetamol, cuántos puedo tomar?
Me duele el hombro al levantar el brazo
Quiero que el dolor desaparezca para siempre
Lo peor es el dolor de cabeza por la mañana
Quiero dormir y despertarme sin dolor
La mandíbula se me sale un poco y vuelve sola con un clic
tomo anticoagulantes, puedo hacerme la ferula?
mi tio tuvo un derrame en 2019 y le duele la mandibula
la mandibula me mata por las noches
la hinchazon ya bajo, gracias doctor
el corazon del problema es mi mordida?
mi seguro cubre la consulta?
`
    .trim()
    .split('\n'),
}
