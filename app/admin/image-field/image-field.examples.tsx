import { examplePictures } from '../../components/example/example-records.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ImageField } from './image-field.tsx'
import type { ChosenImage } from './use-image.ts'

const local = {
  kind: 'local',
  file: { name: `${exampleTexts.longWord}.png` } as File,
  preview: '/pictures/placeholder.svg',
  advice: 'Recommended size: 720x440px or smaller. Your image is 4000x3000px.',
} as const

type FieldProps = { chosen?: ChosenImage; readOnly?: boolean; invalid?: boolean }

function Field({ chosen, readOnly = false, invalid = false }: FieldProps) {
  return (
    <ImageField
      label="Blog image"
      hint="PNG, JPG, JPEG (max 2MB)"
      accept="image/png,image/jpeg"
      image={{
        image: chosen,
        clearLocal: () => {},
        chooseStored: () => {},
        showStored: () => {},
        choose: async () => {},
        upload: async () => '',
        settled: async () => true,
        current: () => chosen,
        deleteStored: async () => {},
      }}
      onDeleteStored={async () => {}}
      onBroken={() => {}}
      readOnly={readOnly}
      invalid={invalid}
      problemId="no-problem"
    />
  )
}

const stored = (address: string): ChosenImage => ({ kind: 'stored', address })

export const imageFieldExamples: Examples = {
  empty: <Field />,
  'on the server': <Field chosen={stored(examplePictures.article)} />,
  'on the server, picture missing': <Field chosen={stored(examplePictures.missing)} />,
  chosen: <Field chosen={local} />,
  error: <Field invalid />,
  disabled: <Field chosen={stored(examplePictures.article)} readOnly />,
}
