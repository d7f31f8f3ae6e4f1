import type { Examples } from '../../ui/example/examples.tsx'
import { bareDoctor, doctor, foreignDoctor, longDoctor } from '../example/example-records.ts'
import { DoctorCard } from './doctor-card.tsx'

export const doctorProfileExamples: Examples = {
  normal: <DoctorCard doctor={doctor} headingLevel={2} />,
  'only a name': <DoctorCard doctor={bareDoctor} headingLevel={2} />,
  'long texts': <DoctorCard doctor={longDoctor} headingLevel={3} />,
  'right to left, emoji, picture missing': (
    <DoctorCard doctor={foreignDoctor} headingLevel={3} more={<p>What is unfolded.</p>}>
      <p>What is seen.</p>
    </DoctorCard>
  ),
}
