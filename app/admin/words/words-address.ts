import { recordKinds } from '../../../shared/record-kinds.ts'
import { formAddress } from '../record-kinds/form-address.ts'

/** Path of the list of pages. */
export const wordsList = recordKinds.words.list

/** Address of the form of a page of words. */
export const wordsAddress = (key: string) => formAddress(recordKinds.words.form, key)
