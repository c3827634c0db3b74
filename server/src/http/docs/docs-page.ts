import { descriptionHtml, escapeHtml } from './html.ts'
import { type Schema, schemaHtml } from './schema-html.ts'

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}

interface Operation {
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>
}

/** The parts of the document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly 'x-websocket': { readonly path: string; readonly description: string }
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The documentation as one page, without scripts. */
export function docsPage({ info, paths, components, 'x-websocket': socket }: ApiDocument): string {
  const { ClientMessage, ServerMessage, ...schemas } = components.schemas
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}: API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>${escapeHtml(info.title)}: API</h1>
<p>${descriptionHtml(info.description)}</p>
<nav><a href="#requests">Requests</a> <a href="#socket">Socket</a> <a href="#schemas">Schemas</a> <a href="#RefusalCode">Refusals</a> <a href="/api/openapi.json">openapi.json</a></nav>
<h2 id="requests">Requests</h2>
${Object.entries(paths)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, each]) => operationHtml(method, path, each)))
  .join('\n')}
<h2 id="socket">The socket at <code>${escapeHtml(socket.path)}</code></h2>
<p>${descriptionHtml(socket.description)}</p>
<h3 id="ClientMessage">What a client sends</h3>
${schemaHtml(ClientMessage)}
<h3 id="ServerMessage">What the server sends</h3>
${schemaHtml(ServerMessage)}
<h2 id="schemas">Schemas</h2>
${Object.entries(schemas)
  .map(
    ([name, schema]) => `<section id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${schemaHtml(schema)}</section>`,
  )
  .join('\n')}
</body>
</html>
`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses } = operation
  const { 200: success, ...refusals } = responses
  const rows = [
    ...parameters.map(({ name, in: where, schema }) => [
      `${where}: <code>${escapeHtml(name)}</code>`,
      schemaHtml(schema),
    ]),
    ...contents(requestBody).map((schema) => ['body', schemaHtml(schema)]),
    ...contents(success).map((schema) => ['answer', schemaHtml(schema)]),
    ...Object.entries(refusals).map(([status, refusal]) => [status, descriptionHtml(refusal.description)]),
  ]
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
${description === undefined ? '' : `<p>${descriptionHtml(description)}</p>`}
<table>${rows.map(([head, cell]) => `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`).join('')}</table>
</details>`
}

const contents = (from: Content | undefined): Schema[] => Object.values(from?.content ?? {}).map(({ schema }) => schema)

export const DOCS_STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
nav { display: flex; gap: 1rem; flex-wrap: wrap; }
code { font-size: 0.9em; }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.4rem 0; }
summary { cursor: pointer; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; }
th { white-space: nowrap; font-weight: normal; opacity: 0.8; }
dl { margin: 0.25rem 0 0.25rem 1rem; }
dt { float: left; clear: left; margin-right: 0.5rem; }
dd { margin: 0 0 0.15rem 1rem; }
.type, .optional { opacity: 0.75; }
section { margin-top: 1.5rem; overflow: hidden; }
`
