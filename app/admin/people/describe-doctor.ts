import type { Doctor } from '../../../shared/doctor.ts'

type Described = Partial<Pick<Doctor, 'credentials' | 'license' | 'npi'>>

/** What an owner confirms of a doctor besides name and address; what is missing is said. */
export function describeDoctor({ credentials, license, npi }: Described): string {
  return [
    credentials || 'no credentials',
    license ? `license ${license}` : 'no license',
    npi ? `NPI ${npi}` : 'no NPI',
  ].join(', ')
}
