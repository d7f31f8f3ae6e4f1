// What remarks add to an open form, in one script.
export { EditorRemarks } from './editor-remarks.tsx'
export { Remarks } from './remarks.tsx'
