#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/main.js', import.meta.url)
if (existsSync(program)) {
  const { runInProcess } = await import(program.href)
  await runInProcess()
} else {
  process.stderr.write('tudor: not built yet; run `npm run setup` in the checkout first\n')
  process.exitCode = 2
}
