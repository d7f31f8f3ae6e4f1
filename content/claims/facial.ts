import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import {
  bendtsen2019,
  mayoCarbamazepine,
  nindsTrigeminalNeuralgia,
} from './passages/head-and-neck.ts'
import { busse2023, manfredini2017 } from './passages/jaw.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'

import { medlinePlus } from './passages/medline-plus.ts'
import { beersCriteria2023 } from './passages/older-people.ts'

const { supports } = checkedOn('2026-11-23')

/** The works behind the statements of the page about facial. */
export const facial: Ledger = {
  'A nerve medicine called carbamazepine can harm an unborn child.': [
    supports(mayoCarbamazepine.pregnancy),
  ],
  'Do not stop it on your own. Ask your doctor before you plan a pregnancy, or when you learn of one. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'Carbamazepine changes how other medicines work. Birth control pills and blood thinners are among them. Show your doctor the whole list. Never stop a nerve medicine on your own.':
    [notChecked(works.medlinePlusCarbamazepine, 'What special precautions should I follow?')],
  'Carbamazepine can lower the salt in the blood of older people. Ask about blood tests.': [
    supports(beersCriteria2023.carbamazepine),
  ],
  'New face or jaw pain past 50 can come from inflamed arteries: see the danger signs.': [
    supports(medlinePlus.arteritis),
  ],
  'A dentist looks for decay, cracks and gum disease. A doctor checks nerves, sinuses and blood vessels. The dentist presses the jaw muscles and checks how the jaw moves.':
    [notChecked(works.schiffman2014, 'Examination form')],
  'For electric shocks on one side, an MRI is usual.': [supports(bendtsen2019.mri)],
  'Jaw muscles and joints: learning what helps, exercises and hands-on care. Skills for living with pain help too.':
    [supports(busse2023.inFavor)],
  'Nerve pain in the face (trigeminal neuralgia): a nerve medicine first, and surgery for some': [
    supports(nindsTrigeminalNeuralgia.medicine),
    supports(bendtsen2019.medicine),
  ],
  'Pain without a clear cause: a pain team. No dental work in the hope of relief.': [
    notChecked(works.icop2020, '6. Idiopathic orofacial pain'),
  ],
  'Teeth are a frequent cause of sudden face pain. Lasting pain often comes from jaw muscles and joints. Nerves, sinuses, headaches and inflamed blood vessels are others. Poor sleep, stress or an old injury can keep pain going.':
    [notChecked(works.icop2020, 'Sections 1 to 6')],
  'When jaw muscles or joints are the source, clenching, poor sleep, stress and an old injury may all feed the pain. The bite may be a smaller part. A large review found few links between how teeth meet and jaw trouble.':
    [supports(manfredini2017.fewLinks), supports(manfredini2017.noCause)],
  'Nerve pain is different. In trigeminal neuralgia, medicine comes first.': [
    supports(bendtsen2019.medicine),
  ],
  'jaw moves and talking therapy, for jaw pain that has lasted three months. A panel that weighed the trials gave its strongest advice.':
    [supports(busse2023.inFavor)],
  'a nerve medicine first, for nerve pain in the face. A guideline from Europe says so.': [
    supports(bendtsen2019.medicine),
  ],
  '25 studies found few links between how teeth meet and jaw trouble.': [
    supports(manfredini2017.papers),
    supports(manfredini2017.fewLinks),
  ],
  'It can join in once the jaw is found to be the source. The 2023 guideline favors exercises and self-care for such pain, whoever teaches them.':
    [supports(busse2023.inFavor)],
  'It cannot calm nerve pain, treat a tooth or find the cause. For jaw pain that lasts, the guideline says no to splints you can take out, in most cases. It gives a strong no to those that change the bite for good.':
    [supports(busse2023.splints), supports(busse2023.strongAgainst)],
}
