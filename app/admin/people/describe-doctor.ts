import type { Doctor } from '../../../shared/doctor.ts'

type Described = Pick<Doctor, 'name'> & Partial<Pick<Doctor, 'credentials' | 'license' | 'npi'>>

/** What an owner confirms of a doctor besides the address; what is missing is said. */
export function describeDoctor({ name, credentials, license, npi }: Described): string {
  return [
    [name, credentials || 'no credentials'].join(', '),
    license ? `license ${license}` : 'no license',
    npi ? `NPI ${npi}` : 'no NPI',
  ].join(', ')
}
