import { works } from '../../works/works.ts'
import { passage } from '../claim.ts'

/** What works say of falls, broken bones and confusion in older people who take calming drugs or muscle relaxants. */
export const golden2010 = {
  muscleRelaxants: passage(
    works.golden2010,
    'Abstract, Conclusions',
    'An elevated risk of fracture injuries was noted among older adults using muscle relaxants.',
  ),
  calmingDrugs: passage(
    works.golden2010,
    'Abstract, Results',
    'After adjusting demographic and clinical covariates, muscle relaxants, long-acting benzodiazepines, and short-acting benzodiazepines were associated with a high risk of fracture injuries, …',
  ),
}

export const donnelly2017 = {
  hips: passage(
    works.donnelly2017,
    'Abstract, Conclusions',
    'There is strong evidence that both BNZ and Z-drugs are associated with an increased risk of hip fracture in the older person, and there is little difference between their respective risks.',
  ),
}

export const amdaSleepMedicines = {
  confusion: passage(
    works.amdaSleepMedicines,
    'Text',
    'Use of diphenhydramine (or other first generation antihistamines), benzodiazepines or sedative hypnotics with anticholinergic side effects should be avoided as the data suggests these drugs may cause confusion and delirium in the short term, …',
  ),
  falls: passage(
    works.amdaSleepMedicines,
    'Text',
    'These drugs are associated with a five-fold increase in adverse cognitive events, an increase in adverse psychomotor events and are associated with an increased risk of falls.',
  ),
}
