import { type Command, type Flag, HELP_FLAG } from './command.ts'

/** Two aligned columns. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

const flagRow = (flag: Flag): [string, string] => [
  `--${flag.name}${flag.value === undefined ? '' : ` ${flag.value}`}${flag.many ? ' ...' : ''}`,
  flag.about,
]

export function commandHelp(command: Command): string {
  const operands = command.operands.map((operand) => (operand.optional ? `[${operand.name}]` : operand.name))
  const described = [...command.operands.map((operand): [string, string] => [operand.name, operand.about])]
  return [
    `tudor ${[command.name, ...operands].join(' ')} [flags]`,
    '',
    command.summary,
    ...(command.details === undefined ? [] : ['', ...command.details]),
    '',
    ...columns([...described, ...[...command.flags, HELP_FLAG].map(flagRow)]),
    '',
    'Examples:',
    ...columns(command.examples),
  ].join('\n')
}

export function overallHelp(commands: readonly Command[]): string {
  return [
    'tudor COMMAND ...',
    '',
    'Board games of the Wars of the Roses in a terminal.',
    '',
    ...columns(commands.map((command) => [command.name, command.summary])),
    '',
    ...columns([
      ['COMMAND --help', 'show the arguments of a command'],
      ['--version', 'show the version'],
    ]),
  ].join('\n')
}
