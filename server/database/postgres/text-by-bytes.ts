import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  RawNode,
} from 'kysely'

/** Makes every text column compare and sort by its bytes, as in SQLite, regardless of the server's locale. */
export const textByBytes: KyselyPlugin = {
  transformQuery: ({ node }) => new Collating().transformNode(node),
  transformResult: async ({ result }) => result,
}

class Collating extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const column = super.transformColumnDefinition(node)
    const isText = DataTypeNode.is(column.dataType) && column.dataType.dataType === 'text'
    return isText ? { ...column, dataType: RawNode.createWithSql('text collate "C"') } : column
  }
}
