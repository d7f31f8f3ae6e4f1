import { Node, type NodeConfig } from '@tiptap/react'
import { moveToCell } from './move-to-cell.ts'

/** ProseMirror's table commands recognize the parts of a table by these names. */
type TablePart = Partial<NodeConfig> & { name: string; tableRole: string }

function part({ tableRole, ...config }: TablePart) {
  return Node.create({
    isolating: true,
    ...config,
    extendNodeSchema: (extension) => (extension.name === config.name ? { tableRole } : {}),
  })
}

/** Cells do not span: the site's rich text lacks these attributes, but the commands need them. */
const ofOne = () => ({
  colspan: { default: 1, rendered: false },
  rowspan: { default: 1, rendered: false },
  colwidth: { default: null, rendered: false },
})

export const table = part({
  name: 'table',
  tableRole: 'table',
  group: 'rootBlock',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    const { editor } = this
    const isInCell = () => {
      const { tableRole } = editor.state.selection.$from.parent.type.spec
      return tableRole === 'cell' || tableRole === 'header_cell'
    }
    return {
      // A cell is one paragraph; a second one would be another cell.
      Enter: () => isInCell() && editor.commands.setHardBreak(),
      Tab: () => isInCell() && moveToCell(editor, 1),
      'Shift-Tab': () => isInCell() && moveToCell(editor, -1),
    }
  },
})

export const tableRow = part({
  name: 'tableRow',
  tableRole: 'row',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const tableCell = part({
  name: 'tableCell',
  tableRole: 'cell',
  content: 'inline*',
  addAttributes: ofOne,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
})

export const tableHeader = part({
  name: 'tableHeader',
  tableRole: 'header_cell',
  content: 'inline*',
  addAttributes: ofOne,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', { scope: 'row' }, 0],
})
