import { adviceForPatients } from './advice-for-patients.ts'
import { bruxismAndSplints } from './bruxism-and-splints.ts'
import { cracksAndInjuries } from './cracks-and-injuries.ts'
import { earsThroatAndStomach } from './ears-throat-and-stomach.ts'
import { gums } from './gums.ts'
import { headAndNeck } from './head-and-neck.ts'
import { healthServices } from './health-services.ts'
import { institutes } from './institutes.ts'
import { jaw } from './jaw.ts'
import { medlinePlus } from './medline-plus.ts'
import { organizations } from './organizations.ts'
import { risksOfMedicines } from './risks-of-medicines.ts'
import { sleep } from './sleep.ts'
import { toothWear } from './tooth-wear.ts'

/** Every work cited by a condition, a danger sign or a sample article, defined once. */
export const works = {
  ...adviceForPatients,
  ...bruxismAndSplints,
  ...cracksAndInjuries,
  ...earsThroatAndStomach,
  ...gums,
  ...headAndNeck,
  ...healthServices,
  ...institutes,
  ...jaw,
  ...medlinePlus,
  ...organizations,
  ...risksOfMedicines,
  ...sleep,
  ...toothWear,
}
