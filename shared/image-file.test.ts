import { expect, it } from 'vitest'
import { imageFileProblem } from './image-file.ts'

const megabytes2 = 2_097_152

it.each([
  [{ type: 'image/png', size: megabytes2 }, undefined],
  [{ type: 'image/JPEG', size: 1 }, undefined],
  [{ type: 'image/svg+xml', size: 0 }, undefined],
  [
    { type: 'image/png', size: megabytes2 + 1 },
    'Image size exceeds 2MB. Please upload a smaller file.',
  ],
  [
    { type: 'image/gif', size: megabytes2 + 1 },
    'Invalid image format. Only PNG, JPG, JPEG, or SVG files are allowed.',
  ],
  [
    { type: 'toString', size: 1 },
    'Invalid image format. Only PNG, JPG, JPEG, or SVG files are allowed.',
  ],
])('a chosen file %o: %s', (file, problem) => {
  expect(imageFileProblem(file)).toBe(problem)
})
