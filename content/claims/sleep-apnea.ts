import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { kapur2017, kent2021, malhotra2024, ramar2015 } from './passages/sleep.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about sleepApnea. */
export const sleepApnea: Ledger = {
  'A child who snores most nights should be tested. Large tonsils are a usual cause, and taking out the tonsils and adenoids is the usual first treatment.':
    [notChecked(works.marcus2012)],
  'The advice on appliances is for adults.': [supports(ramar2015.advises)],
  'Tell your doctor if snoring begins or gets worse in pregnancy. Apnea goes along with high blood pressure and diabetes in pregnancy.':
    [notChecked(works.dominguez2023)],
  'Opioids and sleeping pills can slow the breath. Show the sleep doctor your whole list, and do not stop them on your own. With opioids, serious heart or lung disease, or a past stroke, the test should be in a lab.':
    [supports(kapur2017.lab)],
  'Apnea gets more common with age.': [notChecked(works.nhlbiSleepApnea)],
  'A sleep study at home or in a lab comes before any treatment. A medical clinician orders it.': [
    limits(kapur2017.test),
  ],
  'It counts pauses and shallow breaths in each hour of sleep. Fewer than 5 an hour is normal in adults. 5 to 14 is called mild, 15 to 30 moderate, and more than 30 severe.':
    [notChecked(works.epstein2009)],
  'CPAP: a machine that holds the throat open with air. It is the usual first choice.': [
    notChecked(works.patil2019, 'Abstract, Recommendations'),
  ],
  'A fitted appliance that holds the lower jaw forward, for adults who cannot use CPAP or want something else':
    [supports(ramar2015.advises)],
  'Weight loss, sleep on the side and less alcohol': [notChecked(works.nhlbiSleepApnea)],
  'A weekly shot of tirzepatide: the FDA approved it in December 2024. It is for adults with obesity whose apnea is not mild. Diet and exercise go with it.':
    [notChecked(works.fdaSleepApneaDrug2024)],
  'In two trials, people who took it had 20 to 24 fewer pauses an hour than people on a dummy drug.':
    [supports(malhotra2024.first), supports(malhotra2024.second)],
  'A small implant that moves the tongue forward, for some adults who cannot use CPAP': [
    limits(kent2021.surgeon),
    notChecked(works.strollo2014),
  ],
  'Surgery on the throat, nose or jaw, or weight-loss surgery. Ask to see a surgeon if CPAP does not work for you.':
    [supports(kent2021.surgeon), supports(kent2021.weight)],
  'Extra weight, a thick neck, large tonsils and a small or set-back lower jaw raise the risk. So do age, family, smoking and alcohol. Women get it too, more so after menopause. In children, large tonsils are a usual cause.':
    [notChecked(works.nhlbiSleepApnea)],
  'Here the link with the jaw is well studied. A custom appliance that holds the lower jaw forward at night can open the airway. In 2015, two US sleep academies advised doctors to think of one for adults who cannot use CPAP or want another way. CPAP usually removes more of the pauses.':
    [supports(ramar2015.advises)],
  'An appliance can make the jaw sore and slowly shift the bite, so dental checks belong to it. A second sleep test shows if it works.':
    [notChecked(works.ramar2015, 'Abstract, Recommendations')],
  'CPAP for people who are sleepy by day. A US guideline that weighed the trials gave its strongest advice in 2019.':
    [notChecked(works.patil2019, 'Abstract, Recommendations')],
  'a fitted appliance, if you cannot use CPAP or want something else. The guideline of 2015 gave its highest grade.':
    [supports(ramar2015.advises)],
  'tirzepatide. Two trials lasted one year. People had 20 and 24 fewer pauses an hour than people on a dummy drug. The maker paid for the trials.':
    [supports(malhotra2024.first), supports(malhotra2024.second)],
  'It can check the jaw and teeth of adults who wear a fitted appliance for apnea. The appliance is well tested.':
    [notChecked(works.ramar2015, 'Abstract, Recommendations')],
  'We know of no good study in which work on the bite treated sleep apnea. Straightening your teeth does not treat it. Never stop CPAP without your doctor.':
    [notChecked(works.patil2019)],
  'Apnea without care goes along with high blood pressure, heart disease, stroke and crashes.': [
    notChecked(works.nhlbiSleepApnea),
  ],
  'Fewer pauses in some people.': [notChecked(works.nhlbiSleepApnea)],
  'Takes away most pauses, and makes people less sleepy by day.': [notChecked(works.patil2019)],
  'High for sleepiness: guidelines strongly advise it.': [notChecked(works.patil2019)],
  'Fewer pauses. CPAP takes away more.': [notChecked(works.ramar2015)],
  'A sore jaw or teeth. The bite can shift over the years.': [
    notChecked(works.ramar2015),
    notChecked(works.chen2024),
  ],
  Moderate: [notChecked(works.ramar2015)],
  'About 20 fewer pauses an hour than with a dummy drug': [notChecked(works.malhotra2024)],
  'Nausea, loose or hard stools are common.': [notChecked(works.fdaSleepApneaDrug2024)],
  'Moderate to high: two trials of one year': [notChecked(works.malhotra2024)],
  'In the two trials, 42 and 50 of 100 people ended with no apnea, or with mild apnea that did not make them sleepy. With a dummy drug it was 16 and 14.':
    [notChecked(works.malhotra2024)],
  'From 29 pauses an hour to 9 after a year, in people who could not use CPAP': [
    notChecked(works.strollo2014),
  ],
  'Fair: one study of 126 people': [notChecked(works.strollo2014)],
  'Fewer than 2 of 100 people had a serious problem from the operation.': [
    notChecked(works.strollo2014),
  ],
  'Some adults for whom CPAP does not work': [notChecked(works.kent2021)],
  'It differs with the operation. Ask the surgeon for numbers.': [notChecked(works.kent2021)],
}
