import type { Examples } from '../../ui/example/examples.tsx'
import { bareDoctor, doctor, foreignDoctor, longDoctor } from '../example/example-records.ts'
import { FinderForm } from './finder-form.tsx'
import { FoundDoctors } from './found-doctors.tsx'

export const doctorFinderExamples: Examples = {
  form: <FinderForm search={{ condition: 'tmd', place: 'Boston' }} languages={['en', 'es']} />,
  'many doctors': <FoundDoctors doctors={[doctor, longDoctor, bareDoctor, foreignDoctor]} />,
}
