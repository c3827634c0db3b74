#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/main.js', import.meta.url)
if (existsSync(program)) {
  const { runInProcess } = await import(program.href)
  await runInProcess(process.argv.slice(2))
} else {
  process.stderr.write('tudor-server: not built yet; run `npm run setup` in the checkout first\n')
  process.exitCode = 2
}
