// Reads the sources of the packages for the checks in this folder: files and their imports.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'

/** Tests, and folders that only tests use. */
export const isTest = (path) => /\.test\.[cm]?ts$|\/src\/([\w-]+\/)?(testing|fixture)\//.test(path)

/** The paths of all sources below these folders of `root`. */
export function* sourceFiles(root, folders) {
  for (const folder of folders) {
    if (!statSync(join(root, folder), { throwIfNoEntry: false })) continue
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
      if (!entry.isFile() || !/\.([cm]?[jt]s|svelte)$/.test(path)) continue
      if (/(^|\/)(node_modules|dist)\//.test(path)) continue
      yield path
    }
  }
}

/** The syntax tree of a file; for a component, of its scripts and of the dynamic imports in its markup. */
export const parseSource = (root, path) =>
  ts.createSourceFile(`${path}.ts`, readScript(root, path), ts.ScriptTarget.Latest, true)

/** The code of a file; for a component, its scripts and the dynamic imports in its markup, at their original lines. */
function readScript(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  if (!path.endsWith('.svelte')) return text
  let code = ''
  let end = 0
  for (const { 0: whole, 1: open, 2: script, index } of text.matchAll(/(<script[^>]*>)(.*?)<\/script>/gs)) {
    code += importsIn(text.slice(end, index) + open) + script
    end = index + whole.length - '</script>'.length
  }
  return code + importsIn(text.slice(end))
}

/** Only the dynamic imports and the line breaks of markup. */
const importsIn = (markup) =>
  markup.replaceAll(/(\bimport\('[^'\n]*'\))|[^\n]/g, (_, call) => (call ? `${call};` : ' '))

export function visit(node, act) {
  act(node)
  ts.forEachChild(node, (child) => visit(child, act))
}

export const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1

/** The specifier of an import, a re-export, a dynamic import or an import in a type; `undefined` for every other node. */
export function importedFrom(node) {
  const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  const inType = ts.isImportTypeNode(node) ? node.argument.literal : undefined
  const specifier = isImport ? node.moduleSpecifier : isCall ? node.arguments[0] : inType
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier.text : undefined
}

/** Whether an import is erased at compile time. */
export const isForTypes = (node) =>
  ts.isImportDeclaration(node)
    ? node.importClause?.isTypeOnly === true
    : ts.isImportTypeNode(node) || (ts.isExportDeclaration(node) && node.isTypeOnly)
