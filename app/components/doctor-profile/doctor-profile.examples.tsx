import type { Examples } from '../../ui/example/examples.tsx'
import { bareDoctor, doctor, foreignDoctor, longDoctor } from '../example/example-records.ts'
import { DoctorProfile } from './doctor-profile.tsx'

export const doctorProfileExamples: Examples = {
  normal: <DoctorProfile doctor={doctor} headingLevel={2} />,
  'only a name': <DoctorProfile doctor={bareDoctor} headingLevel={2} />,
  'long texts': <DoctorProfile doctor={longDoctor} headingLevel={3} />,
  'right to left, emoji, picture missing': (
    <DoctorProfile doctor={foreignDoctor} headingLevel={3}>
      <p>What follows.</p>
    </DoctorProfile>
  ),
}
