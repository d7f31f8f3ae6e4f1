import { expect, it } from 'vitest'
import { imageFileProblem } from './image-file.ts'

const megabytes2 = 2_097_152

const format = 'Invalid image format. Only PNG, JPG, JPEG, or SVG files are allowed.'
const size = 'Image size exceeds 2MB. Please upload a smaller file.'

it.each([
  [{ kind: 'png', type: 'image/png', size: megabytes2 }, undefined],
  [{ kind: 'jpeg', type: 'image/PNG', size: 1 }, undefined],
  [{ kind: 'svg', type: '', size: 1 }, undefined],
  [{ kind: 'png', type: 'image/gif', size: 1 }, undefined],
  [{ kind: 'png', type: 'image/png', size: megabytes2 + 1 }, size],
  [{ kind: 'png', type: '', size: megabytes2 + 1 }, size],
  [{ kind: undefined, type: 'image/JPEG', size: megabytes2 + 1 }, size],
  [{ kind: undefined, type: 'image/png', size: 1 }, 'Invalid image file.'],
  [{ kind: undefined, type: 'image/gif', size: megabytes2 + 1 }, format],
  [{ kind: undefined, type: 'toString', size: 1 }, format],
] as const)('a chosen file %o: %s', (file, problem) => {
  expect(imageFileProblem(file)).toBe(problem)
})
