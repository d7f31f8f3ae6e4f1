import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { kapur2017, kent2021, malhotra2024, ramar2015 } from './passages/sleep.ts'
import {
  aasmUpperAirwayStimulation,
  epstein2009,
  facco2017,
  lillyApproval2024,
  lillyZepbound,
  marcus2012,
  nhlbiSleepApnea,
  oralAppliances,
  patil2019,
  phillips2013,
  woodson2016,
} from './passages/sleep-apnea-care.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about sleepApnea. */
export const sleepApnea: Ledger = {
  'Tell the doctor if a child snores most nights. A child who snores and has other signs of apnea should be tested. Where the tonsils are large, taking them out with the adenoids is the usual first treatment.':
    [supports(marcus2012.test), supports(marcus2012.tonsils)],
  'The advice on appliances is for adults.': [supports(ramar2015.advises)],
  'Tell your doctor if snoring begins or gets worse in pregnancy. Apnea goes along with high blood pressure and diabetes in pregnancy.':
    [supports(facco2017.pregnancy)],
  'Opioids and sleeping pills can slow the breath. Show the sleep doctor your whole list, and do not stop them on your own. With opioids, serious heart or lung disease, or a past stroke, the test should be in a lab.':
    [supports(kapur2017.lab)],
  'Apnea gets more common with age.': [supports(nhlbiSleepApnea.age)],
  'A sleep study at home or in a lab comes before any treatment. A medical clinician orders it.': [
    limits(kapur2017.test),
  ],
  'It counts pauses and shallow breaths in each hour of sleep. Fewer than 5 an hour is normal in adults. 5 to 14 is called mild, 15 to 30 moderate, and more than 30 severe.':
    [supports(epstein2009.severity)],
  'CPAP: a machine that holds the throat open with air. A US guideline strongly advises it for adults who are sleepy by day.':
    [supports(patil2019.sleepy)],
  'A fitted appliance that holds the lower jaw forward, for adults who cannot use CPAP or want something else':
    [supports(ramar2015.advises)],
  'Weight loss, sleep on the side and less alcohol': [
    limits(nhlbiSleepApnea.treatments),
    supports(nhlbiSleepApnea.habits),
  ],
  'A weekly shot of tirzepatide: the FDA approved it in December 2024.': [
    notChecked(works.fdaSleepApneaDrug2024, 'First paragraph'),
    supports(lillyApproval2024.approved),
  ],
  'It is for adults with obesity whose apnea is not mild. Diet and exercise go with it.': [
    supports(lillyZepbound.forWhom),
    supports(lillyZepbound.withDiet),
  ],
  'In two trials, people who took it had 20 to 24 fewer pauses an hour than people on a dummy drug.':
    [supports(malhotra2024.first), supports(malhotra2024.second)],
  'A small implant that moves the tongue forward, for some adults who cannot use CPAP': [
    limits(kent2021.surgeon),
    notChecked(works.strollo2014, 'Abstract, Results'),
  ],
  'Surgery on the throat, nose or jaw, or weight-loss surgery. Ask to see a surgeon if CPAP does not work for you.':
    [supports(kent2021.surgeon), supports(kent2021.weight)],
  'Extra weight, a thick neck, large tonsils and a small or set-back lower jaw raise the risk. So do age, family, smoking and alcohol. Women get it too, more so after menopause. In children, large tonsils are a usual cause.':
    [
      limits(nhlbiSleepApnea.airway),
      supports(nhlbiSleepApnea.habits),
      supports(nhlbiSleepApnea.age),
    ],
  'Here the link with the jaw is well studied. A custom appliance that holds the lower jaw forward at night can open the airway. In 2015, two US sleep academies advised doctors to think of one for adults who cannot use CPAP or want another way. CPAP usually removes more of the pauses.':
    [supports(ramar2015.advises)],
  'An appliance can slowly move teeth and shift the bite, so dental checks belong to it.': [
    supports(oralAppliances.dentalChecks),
    supports(oralAppliances.bite),
  ],
  'CPAP for people who are sleepy by day. A US guideline that weighed the trials gave its strongest advice in 2019.':
    [supports(patil2019.sleepy)],
  'a fitted appliance, if you cannot use CPAP or want something else. The guideline of 2015 gave its highest grade.':
    [supports(ramar2015.advises)],
  'tirzepatide. Two trials lasted one year. People had 20 and 24 fewer pauses an hour than people on a dummy drug. The maker paid for the trials.':
    [supports(malhotra2024.first), supports(malhotra2024.second)],
  'It can check the jaw and teeth of adults who wear a fitted appliance for apnea. The appliance is well tested.':
    [supports(oralAppliances.dentalChecks), supports(ramar2015.advises)],
  'Without care, a stroke, a heart attack and other serious problems are more likely.': [
    supports(nhlbiSleepApnea.untreated),
  ],
  'Fewer pauses in some people.': [limits(nhlbiSleepApnea.treatments)],
  'Takes away most pauses, and makes people less sleepy by day.': [
    supports(phillips2013.pauses),
    supports(phillips2013.sleepiness),
  ],
  'High for sleepiness: a US guideline strongly advises it.': [supports(patil2019.sleepy)],
  'Fewer pauses. CPAP takes away more.': [supports(phillips2013.pauses)],
  'A sore jaw or teeth in some people. Teeth can move, and the bite can shift over the years.': [
    supports(oralAppliances.bite),
    limits(oralAppliances.toothMovement),
  ],
  'Moderate. In a trial of 108 people, sleepiness eased as much as with CPAP.': [
    supports(phillips2013.sleepiness),
  ],
  'About 20 fewer pauses an hour than with a dummy drug': [supports(malhotra2024.first)],
  'Nausea, loose or hard stools are common.': [
    notChecked(works.fdaSleepApneaDrug2024, 'Paragraph on side effects'),
  ],
  'Moderate to high: two trials of one year': [
    supports(malhotra2024.first),
    supports(malhotra2024.second),
  ],
  'The maker says that in the two trials 42 and 50 of 100 people ended with no apnea, or with mild apnea that did not make them sleepy. With a dummy drug it was 16 and 14.':
    [supports(lillyZepbound.noMoreApnea), supports(lillyZepbound.noMoreApneaWithCpap)],
  'From 29 pauses an hour to 9 after a year, in people who could not use CPAP': [
    supports(aasmUpperAirwayStimulation.pauses),
  ],
  'Fair: one study of 126 people, most of whom were seen again after three years': [
    supports(woodson2016.people),
  ],
  'Fewer than 2 of 100 people had a serious problem from the operation.': [
    notChecked(works.strollo2014, 'Abstract, Results'),
  ],
  'Some adults for whom CPAP does not work': [supports(kent2021.surgeon)],
  'It differs with the operation. Ask the surgeon for numbers.': [limits(kent2021.surgeon)],
}
