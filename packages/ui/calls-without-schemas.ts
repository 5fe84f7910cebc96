import { readFile } from 'node:fs/promises'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/**
 * A screen makes calls, only the server checks them. So a build for browsers leaves of `operation({ … })` what it takes
 * to make a call (WireFacts of the wire), and the schemas of answers, their documentation and most of zod go where
 * nobody uses them (docs/decisions/124). A form imports the schema that it checks with. As a file of the bundle holds
 * whole modules, a module of the wire becomes three: its calls, which every page needs, what it says without schemas
 * (limits, rules, names), which many do, and the rest, which forms do.
 */
export function callsWithoutSchemas(): Plugin {
  let calls = 0
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: part },
      handler: (id) => readFile(id.replace(part, ''), 'utf8'),
    },
    transform: {
      filter: { id: /\.tsx?(\?calls|\?plain|\?rest)?$/ },
      handler(code, id) {
        const isWire = wireModule.test(id)
        if (!isWire && !code.includes('@sarai/wire/')) return null
        const { program } = parseSync(id.replace(part, ''), code)
        const read = partsRead(program, isWire)
        if (read.length > 0) this.error(`${id} reads ${read.join(' and ')}: a built screen has no more than WireFacts`)
        if (!isWire) return null
        const parted = part.test(id) ? undefined : inParts(program, id)
        if (parted) calls += parted.calls
        return { code: parted?.code ?? bare(program, code), map: null, moduleSideEffects: false }
      },
    },
    // Where operations are written in another way now, nothing else would say so: the schemas would be back.
    buildEnd(error) {
      if (error === undefined && calls === 0) this.error('No operation was found in the wire')
    },
  }
}

const wireModule = /\/packages\/wire\/src\//
const part = /\?(calls|plain|rest)$/

/** WireFacts of operation.ts. */
const kept = new Set(['method', 'path', 'access', 'answers', 'sends', 'encoding', 'takes', 'replies'])
/** What else an operation says of itself. */
const dropped = new Set(
  'name summary params query body reply status repeatable cookies stepUp evenReadOnly kept'.split(' '),
)

type Edit = { start: number; end: number; text: string }

/** Each part is the whole module, of which the bundler keeps what is used; a module without operations stays one. */
function inParts(program: ESTree.Program, id: string): { code: string; calls: number } | undefined {
  const calls = operationsOf(program)
  if (calls.length === 0) return undefined
  const needsWork = new Set(constantsOf(program).flatMap(({ id: name, init }) => (isData(init) ? [] : nameOf(name))))
  const parts = Object.groupBy(exportsOf(program), (name) =>
    calls.includes(name) ? 'calls' : needsWork.has(name) ? 'rest' : 'plain',
  )
  const code = Object.entries(parts).map(
    ([name, exported]) => `export { ${exported.join(', ')} } from ${JSON.stringify(`${id}?${name}`)}\n`,
  )
  return { code: code.join(''), calls: calls.length }
}

/** The module with no more of its operations than their facts. */
function bare(program: ESTree.Program, code: string): string {
  const edits: Edit[] = []
  for (const { init } of constantsOf(program)) {
    if (init === null) continue
    const { start, end } = init
    const said = operationIn(init)
    if (said) edits.push({ start, end, text: `{ ${factsOf(said, code)} }` })
    // Only of a call can it be said that it does nothing else.
    else if (!isPlain(init)) edits.push({ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` })
  }
  let bared = code
  for (const { start, end, text } of edits.toReversed()) bared = bared.slice(0, start) + text + bared.slice(end)
  return bared
}

function exportsOf({ body }: ESTree.Program): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') throw new Error('A module of the wire exports all of another')
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
    const { declaration, specifiers } = statement
    const values = specifiers.filter(({ exportKind }) => exportKind !== 'type')
    const names = values.flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : []))
    if (declaration?.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => nameOf(id))
    return declaration && 'id' in declaration && declaration.id ? nameOf(declaration.id) : names
  })
}

function operationsOf(program: ESTree.Program): string[] {
  return constantsOf(program).flatMap(({ id, init }) => (operationIn(init) ? nameOf(id) : []))
}

const nameOf = (pattern: { type: string; name?: string }) => (pattern.name === undefined ? [] : [pattern.name])

function constantsOf({ body }: ESTree.Program): ESTree.VariableDeclarator[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' ? declared.declarations : []
  })
}

function operationIn(init: ESTree.Expression | null): ESTree.ObjectExpression | undefined {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'operation') return
  const [said] = init.arguments
  return said?.type === 'ObjectExpression' ? said : undefined
}

function factsOf({ properties }: ESTree.ObjectExpression, code: string): string {
  const facts = properties.filter((property) => {
    const name = property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '…'
    if (!kept.has(name) && !dropped.has(name))
      throw new Error(`An operation says ${name}, of which the build knows nothing`)
    return kept.has(name)
  })
  return facts.map(({ start, end }) => code.slice(start, end)).join(', ')
}

/** Of what needs no work to be there, the bundler sees itself whether anybody uses it. */
function isPlain(node: ESTree.Expression): boolean {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return isPlain(node.expression)
  return ['Literal', 'Identifier', 'ArrowFunctionExpression', 'FunctionExpression'].includes(node.type)
}

/** Values that are written out, and functions: nothing of them is a schema. */
function isData(node: ESTree.Expression | ESTree.PrivateIdentifier | null): boolean {
  if (node === null) return true
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return isData(node.expression)
  if (node.type === 'BinaryExpression') return isData(node.left) && isData(node.right)
  if (node.type === 'ArrayExpression')
    return node.elements.every((element) => element?.type === 'SpreadElement' || isData(element))
  if (node.type === 'ObjectExpression')
    return node.properties.every((property) => property.type === 'Property' && isData(property.value))
  return ['Literal', 'ArrowFunctionExpression', 'FunctionExpression'].includes(node.type)
}

/** `checkVoucher.params`, where that is an operation of the wire. */
function partsRead(program: ESTree.Program, isWire: boolean): string[] {
  const ofTheWire = isWire ? /^#/ : /^@sarai\/wire\//
  const operations = new Set(operationsOf(program))
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !ofTheWire.test(statement.source.value)) continue
    for (const { local } of statement.specifiers) operations.add(local.name)
  }
  const read: string[] = []
  new Visitor({
    MemberExpression({ object, property }) {
      const isOf = object.type === 'Identifier' && operations.has(object.name)
      if (isOf && property.type === 'Identifier' && dropped.has(property.name))
        read.push(`${object.name}.${property.name}`)
    },
  }).visit(program)
  return read
}
